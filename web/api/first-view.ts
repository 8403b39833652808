/** A page that the worker renders and the browser takes over: what both must see alike. */
import { useState, useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

/**
 * What the worker knew of who asked: when it was (ms), whether bytes are dear, whether another language is wished for, whether it
 * was nobody, whether their home is unfolded.
 */
export type Seen = {
  at: number
  isFrugal: boolean
  isForeign: boolean
  isOut: boolean
  isUnfolded?: boolean
}

/** What travels with the page; `queries` as [key, data]. */
export type FirstView = Seen & { queries: readonly (readonly [readonly unknown[], unknown])[] }

/** Scripts, and words by language, as addresses from the root. */
export type Files = { scripts: string[]; words: Record<string, string[]> }
/**
 * What a build is made of. `frame`: what every page needs; `members`: beside it, whoever is signed in; `screens`, by their patterns: what
 * each needs in all; `sheet`: where every style is; `modules`: in which script each part is that is fetched later.
 */
export type Parts = {
  frame: Files
  members: Files
  screens: Record<string, Files>
  sheet: string
  modules: Record<string, string>
}

/** An answer of the server that came with the page: what was asked for (path and query), what of its headers is read, its body. */
export type FirstAnswer = { path: string; headers: Record<string, string>; body: unknown }
/** Where they stand in the page. */
export const ANSWERS_ID = 'first-answers'

/** Where the built page names the styles of everything else. */
export const STYLES_META = 'styles'
/** Where it stands in the page. */
export const FIRST_VIEW_ID = 'first-view'

let current: Seen | null = null
let whenOver: (() => void) | undefined
let waiting: (() => void)[] = []

/** From here until `endFirstView` components render what the other side renders. */
export function beginFirstView(seen: Seen, onEnd?: () => void): void {
  current = seen
  whenOver = onEnd
}

export function endFirstView(): void {
  if (!current) return
  current = null
  whenOver?.()
  for (const goOn of waiting) goOn()
  waiting = []
}

/**
 * The frame is taken over before the screen in it: what it learned meanwhile would make the screen differ from
 * what the worker rendered, and React lets differing attributes stand.
 */
export const firstViewOver = (): Promise<void> =>
  new Promise((goOn) => {
    if (current) waiting.push(goOn)
    else goOn()
  })

/** What the worker knew, while its page is rendered and taken over. */
export const firstSeen = (): Seen | null => current

/** Whether the page stands already: whoever is reading it must not be moved. */
export const isFirstView = (): boolean => current !== null

/** ms, measured once, when the component is shown. */
export function useNow(): number {
  return useState(() => current?.at ?? serverNow())[0]
}

const never = () => () => undefined

/** What the browser knows, after what the worker knew has been taken over. */
export const useSeen = <T>(inBrowser: () => T, atWorker: (seen: Seen) => T): T =>
  useSyncExternalStore(never, inBrowser, () => (current ? atWorker(current) : inBrowser()))

/** False at the worker and while the browser takes its page over: nothing that only a browser knows is shown yet. */
export const useSettled = (): boolean =>
  useSeen(
    () => true,
    () => false,
  )
