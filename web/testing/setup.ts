/** Runs before each web test file: what jsdom lacks, and a stray console.error fails the test. */

import { files } from 'virtual:words'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { wordsFrom } from '#web/i18n/i18n.ts'
import { watchBareTexts } from './bare-texts.ts'
import { stubPosition } from './browser.ts'
import { answerStylesByKind } from './computed-style.ts'

Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => undefined
Element.prototype.releasePointerCapture ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

/** Node's channels reach every thread of the process: the tabs of a file that is tested beside this one are none of its own. */
const file = crypto.randomUUID()
const Channel = globalThis.BroadcastChannel
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} ${file}`)
  }
}

// What one waits for takes longer than its one second on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
answerStylesByKind()

wordsFrom(files)
const bareTexts = watchBareTexts()

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const bare = bareTexts()
  cleanup()
  // What becomes of a harness that goes is nobody's text.
  bareTexts()
  stubPosition(null)
  expect(console.error).not.toHaveBeenCalled()
  expect(bare, 'texts that a translator would break (see bare-texts.ts)').toEqual([])
  vi.restoreAllMocks()
})
