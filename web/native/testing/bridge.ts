/**
 * The page's side of Capacitor as an Android app injects it: its own native-bridge.js, and the methods
 * that the installed plugins really have in Java. Only the telephone behind `postMessage` is ours.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PACKAGES = resolve(import.meta.dirname, '../../../node_modules/@capacitor')
const PLUGINS = ['app', 'haptics', 'keyboard', 'status-bar']
const BRIDGE = 'android/capacitor/src/main/assets/native-bridge.js'
/** Of Plugin.java, which every plugin extends; those without an answer name no return type. */
const INHERITED = [
  { name: 'addListener' },
  { name: 'removeListener' },
  { name: 'removeAllListeners', rtype: 'promise' },
]

/** What JSExport.java tells the page of a plugin. */
function headerOf(plugin: string) {
  const folder = join(PACKAGES, plugin, 'android/src/main/java')
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    /\/\w+Plugin\.java$/.test(path),
  )
  if (!file) throw new Error(`${plugin} has no Java class`)
  const java = readFileSync(join(folder, file), 'utf8')
  const name = /@CapacitorPlugin\(name = "(\w+)"/.exec(java)?.[1]
  const methods = [...java.matchAll(/@PluginMethod\s+public void (\w+)\(/g)].map(([, method]) => ({
    name: method,
    rtype: 'promise',
  }))
  if (!name || methods.length === 0) throw new Error(`${file} is written in another way now`)
  return { name, methods: [...methods, ...INHERITED] }
}

/** Answers every call as done, keeps what was called, and lets a test speak as the telephone. */
const TELEPHONE = `
globalThis.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
globalThis.androidBridge = {
  postMessage(text) {
    const call = JSON.parse(text);
    telephone.calls.push({ plugin: call.pluginId, method: call.methodName, options: call.options });
    if (call.methodName === 'addListener') {
      telephone.listeners.push({ id: call.callbackId, plugin: call.pluginId, event: call.options.eventName });
      return;
    }
    const { callbackId, pluginId, methodName } = call;
    const data = JSON.stringify({ callbackId, pluginId, methodName, success: true, data: {} });
    queueMicrotask(() => androidBridge.onmessage({ data }));
  },
};
globalThis.telephone = {
  calls: [],
  listeners: [],
  tell(plugin, event, data) {
    const heard = telephone.listeners.filter((l) => l.plugin === plugin && l.event === event);
    for (const { id: callbackId } of heard) {
      const answer = { callbackId, pluginId: plugin, methodName: 'addListener', success: true, save: true, data };
      androidBridge.onmessage({ data: JSON.stringify(answer) });
    }
    return heard.length;
  },
};`

export type Call = { plugin: string; method: string; options: Record<string, unknown> }
export type Telephone = {
  calls: Call[]
  listeners: { id: string; plugin: string; event: string }[]
  /** Answers how many heard it. */
  tell: (plugin: string, event: string, data: Record<string, unknown>) => number
}

/** A script for the start of a page. */
export function bridgeScript(): string {
  const headers = JSON.stringify(PLUGINS.map(headerOf))
  const bridge = readFileSync(join(PACKAGES, BRIDGE), 'utf8')
  return `${TELEPHONE}\n${bridge}\nglobalThis.Capacitor.PluginHeaders = ${headers};`
}
