/** In place of WebSocket: does nothing by itself, the test says what happens to it. */
import { vi } from 'vitest'

export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  static stub(): void {
    FakeSocket.all = []
    vi.stubGlobal('WebSocket', FakeSocket)
  }
  static last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('no socket')
    return socket
  }

  readonly url: string
  readonly sent: string[] = []
  readyState = 0

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }
  get isClosed(): boolean {
    return this.readyState === 3
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.lose(1000)
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  hear(frame: object): void {
    this.hearText(JSON.stringify(frame))
  }
  hearText(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  lose(code = 1006): void {
    if (this.isClosed) return
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}
