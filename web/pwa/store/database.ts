/**
 * A database of this device, which some browsers have not: it is not there (old private windows), throws, fails, or never
 * answers (a profile on a broken disk). Here all of that is a promise that rejects with a DOMException, so that whoever
 * keeps something says so and goes on without (J176).
 */
import { createStore, type UseStore } from 'idb-keyval'
import { DRAFTS_DB } from './names.ts'

/** Far beyond a slow phone's first read; whoever opens a form waits for it. */
const PATIENCE_MS = 3_000

/** Nothing once it has answered: from there on it may be slow. */
let patience: number | undefined = PATIENCE_MS

/** Waits for the first answer so long and no longer; after that not at all, until it answers after all. */
export function answered<T>(ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      patience &&= 0
      reject(new DOMException('no answer', 'TimeoutError'))
    }
    if (patience !== undefined) setTimeout(giveUp, patience)
    const fail = (error: unknown) => reject(asRefusal(error))
    try {
      ask().then((value) => {
        patience = undefined
        resolve(value)
      }, fail)
    } catch (error) {
      fail(error)
    }
  })
}

/** By which others know it from a network that is lost. */
const asRefusal = (error: unknown): DOMException =>
  error instanceof DOMException ? error : new DOMException(String(error), 'NotSupportedError')

/** Opened when it is first used. */
export function database(name: string, store: string): UseStore {
  const use = createStore(name, store)
  return (mode, work) => answered(() => use(mode, work))
}

/** The library's own. */
export const drafts = database(DRAFTS_DB, 'keyval')
