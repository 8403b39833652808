/** Settings for the local product: process environment, then .dev.vars. Handed over in a private file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings, SETTING_NAMES, SettingsProblem } from '../../env.ts'
import { ROOT, Stop } from './tools.ts'

/** As they are written, what is not set left out. */
export type Given = Record<string, string>

export const dataFolder = () => resolve(ROOT, process.env.DATA_DIR || '.wrangler/state')

export function devVars(): NodeJS.Dict<string> {
  const path = join(ROOT, '.dev.vars')
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** Only what is set: an empty value means absent, as in the worker. */
function localSettings(): Given {
  const given = { ...devVars(), ...process.env }
  const known = SETTING_NAMES.flatMap((name) => (given[name] ? [[name, given[name]]] : []))
  return { ...Object.fromEntries(known), ENVIRONMENT: 'local' }
}

/** As the worker will take them; a Stop names those that it would refuse. */
export function checkedSettings(): Given {
  const settings = localSettings()
  try {
    readSettings(settings)
  } catch (error) {
    if (!(error instanceof SettingsProblem)) throw error
    const names = error.names.join(', ')
    throw new Stop(`Missing or malformed settings: ${names}. See .dev.vars.example.`)
  }
  return settings
}

/** Quoted so that neither a quote nor a dollar sign means anything to wrangler's reader. */
function line(name: string, value: string): string {
  const quote = ["'", '`', '"'].find((q) => !value.includes(q))
  if (!quote || /[\r\n]/.test(value)) throw new Stop(`The setting ${name} is malformed.`)
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`
}

/** Not as arguments: every user of the machine may read those. */
export function writeSettings(path: string, settings: Given): void {
  const lines = Object.entries(settings).map(([name, value]) => line(name, value))
  writeFileSync(path, lines.join(''), { mode: 0o600 })
}
