/**
 * What lies over the page (dialogs, menus) has an entry of the history each, so that Back closes it before it leaves the
 * screen, in every browser. The entry says how deep it is; one that is deeper than what is open (after a reload,
 * by Forward) is stepped over.
 */
import { recordOf } from '../navigation/record-of.ts'

type Layer = {
  /** Asks it to go, as its own button does; a form may ask first and stay. */
  close: () => void
  /** The address when it got its entry. */
  under: string | null
}

type Entry = { href: string; state: unknown }

/** To an entry of our own, which takes milliseconds. One that is not there (a tab that was restored) holds nothing up. */
const ARRIVAL_MS = 1_500

const layers: Layer[] = []
/** As it was last seen or written; null: on the way over an entry whose address is nobody's. */
let here: Entry | null = null
/** On the way back to `to`, where the address as it became meanwhile goes along. */
let way: { to: number; timer: ReturnType<typeof setTimeout> } | null = null
/** A link that was followed meanwhile: it gets its entry there. */
let followed: Entry | null = null
let isDue = false

function depthOf(state: unknown): number {
  const { layers: depth } = recordOf(state)
  return typeof depth === 'number' ? depth : 0
}

function atDepth(state: unknown, depth: number): unknown {
  const { layers: before, ...rest } = recordOf(state)
  if (depth > 0) return { ...rest, layers: depth }
  return before === undefined ? state : rest
}

/** Answers what takes it away again; its entry goes with it. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close, under: null }
  layers.push(layer)
  settleSoon()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    settleSoon()
  }
}

/** Later: a question that goes with its form, or a dialog that makes way for the next one, is one change. */
function settleSoon(): void {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    settle()
  })
}

/** As many entries as layers. */
function settle(): void {
  if (way) return
  const depth = depthOf(history.state)
  if (depth > layers.length) goBack(layers.length)
  for (const [at, layer] of layers.entries()) {
    if (at < depth) continue
    layer.under = location.href
    write('pushState', atDepth(history.state, at + 1), location.href)
  }
}

function goBack(to: number): void {
  way = { to, timer: setTimeout(arrive, ARRIVAL_MS) }
  history.go(to - depthOf(history.state))
}

function arrive(): void {
  if (!way) return
  const { to, timer } = way
  clearTimeout(timer)
  way = null
  if (followed) {
    const { href, state } = followed
    followed = null
    write('replaceState', atDepth(history.state, to), location.href)
    history.pushState(state, '', href)
  } else {
    const { href, state } = here ?? { href: location.href, state: history.state }
    write('replaceState', atDepth(state, to), href)
  }
  settleSoon()
}

/** Back, or Forward. */
function move(): void {
  const depth = depthOf(history.state)
  const next = layers[depth]
  const before = here
  here = { href: location.href, state: history.state }
  if (next) {
    if (before && next.under === location.href) {
      write('replaceState', atDepth(before.state, depth), before.href)
    }
    for (const layer of layers.slice(depth).reverse()) layer.close()
    // One that stays, since its form asks first, gets its entry again.
    settleSoon()
  } else if (depth > layers.length) {
    here = null
    goBack(layers.length)
  }
}

/** Not by the router's way: it has nothing to show anew. */
function write(how: 'pushState' | 'replaceState', state: unknown, href: string): void {
  History.prototype[how].call(history, state, '', href)
  here = { href, state }
}

/** A link that is followed from a layer takes the place of the layer's entry. */
function watch(): void {
  here = { href: location.href, state: history.state }
  const { pushState, replaceState } = history
  history.replaceState = (state: unknown, unused, url) => {
    replaceState.call(history, atDepth(state, depthOf(history.state)), unused, url)
    here = { href: location.href, state: history.state }
    // A page that was led to leads on.
    if (followed) followed = { href: location.href, state }
  }
  history.pushState = (state: unknown, unused, url) => {
    const depth = depthOf(history.state)
    if (depth === 0 && !way) pushState.call(history, state, unused, url)
    else if (depth === 1 && !way) replaceState.call(history, state, unused, url)
    else {
      // The address is the next one's at once.
      replaceState.call(history, atDepth(state, depth), unused, url)
      followed = { href: location.href, state }
      if (!way) goBack(0)
    }
    here = { href: location.href, state: history.state }
  }
  // Before the router hears of it.
  addEventListener('popstate', () => (way ? arrive() : move()), { capture: true })
  if (depthOf(history.state) > 0) settleSoon()
}

// The worker renders screens that have such things, closed.
if (globalThis.history) watch()
