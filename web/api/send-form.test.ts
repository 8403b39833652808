import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

type Progress = { lengthComputable: boolean; loaded: number; total: number }

/** A request that does nothing by itself: the test says what happens to it. */
class Request {
  static last: Request
  upload: { onprogress?: (event: Progress) => void } = {}
  status = 0
  statusText = ''
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onprogress?: () => void
  open = vi.fn()
  send = vi.fn()
  constructor() {
    Request.last = this
  }
  abort() {
    this.onabort?.()
  }
  sent(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 })
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
  }
}

const NO_ANSWER = { status: 0, code: 'offline' }
const begin = (onProgress?: (progress: number) => void) =>
  sendForm('POST', '/api/items', new FormData(), onProgress)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is what its JSON says, an empty one null', async () => {
  const uploads: number[] = []
  const one = begin((progress) => uploads.push(progress))
  Request.last.sent(25)
  Request.last.answer(201, '{"id":7}')
  expect(await one).toEqual({ id: 7 })
  expect(uploads).toEqual([0.25])
  const other = begin()
  Request.last.answer(204, '')
  expect(await other).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('a refusal is decoded', async () => {
  const sending = begin()
  Request.last.answer(422, '{"code":"invalid","message":"Revisa los datos marcados."}')
  await expect(sending).rejects.toMatchObject({ status: 422, code: 'invalid' })
})

test('a page of a public network in place of the answer is no answer', async () => {
  const sending = begin()
  Request.last.answer(200, '<html>Acepta las condiciones</html>')
  await expect(sending).rejects.toMatchObject(NO_ANSWER)
})

test('a lost network and a request that was given up are no answer', async () => {
  const lost = begin()
  Request.last.onerror?.()
  await expect(lost).rejects.toMatchObject(NO_ANSWER)
  const aborted = begin()
  Request.last.abort()
  await expect(aborted).rejects.toMatchObject(NO_ANSWER)
  expect(vi.getTimerCount()).toBe(0)
})

test('a minute without a byte is the end, a slow connection is not', async () => {
  const settled = vi.fn()
  const sending = begin()
  sending.catch(settled)
  for (const loaded of [10, 20, 30]) {
    await vi.advanceTimersByTimeAsync(59_000)
    Request.last.sent(loaded)
  }
  await vi.advanceTimersByTimeAsync(59_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(sending).rejects.toMatchObject(NO_ANSWER)
})
