/**
 * One socket to a room: opened again after a loss (longer and longer, never all at once), watched by a
 * ping, closed while nobody looks for long. What was missed meanwhile is the caller's to ask for: the room says first
 * how things stand (worker/chat/contract.ts).
 */
import { CLOSE } from '#terms/chat'

/** Waits between tries, ms: the first, doubled up to the last; each at random between its half and itself. */
const FIRST_MS = 1_000
const LONGEST_MS = 30_000
/** A phone that changed networks keeps a dead socket open for minutes: it is asked, and has this long to answer. */
const PING_MS = 25_000
const PONG_MS = 8_000
/** Hidden for so long, it costs battery and a place in the room for nothing. */
const HIDDEN_MS = 60_000
/** No other try would fare better. */
const FINAL: number[] = [CLOSE.notAParty, CLOSE.tooBig]

type LiveOptions = {
  path: string
  /** Said at once when it is open. */
  greeting: object
  onFrame: (frame: unknown) => void
}
export type Live = {
  /** Answers false when nobody hears it. */
  say: (frame: object) => boolean
  close: () => void
}

const jitter = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 510 + 0.5

export const backOff = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)

export function openLive({ path, greeting, onFrame }: LiveOptions): Live {
  let socket: WebSocket | null = null
  let tries = 0
  let isOver = false
  let isAsleep = false
  let again: ReturnType<typeof setTimeout> | undefined
  let ping: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => !isOver && !isAsleep && navigator.onLine

  function connect(): void {
    clearTimeout(again)
    again = undefined
    if (socket || !isWanted()) return
    const url = new URL(path, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const mine = new WebSocket(url)
    socket = mine
    // Nor does one that cannot be opened say so for minutes.
    clearTimeout(ping)
    ping = setTimeout(() => lost(false), PONG_MS)
    mine.onopen = () => {
      tries = 0
      mine.send(JSON.stringify(greeting))
      watch(mine)
    }
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return
      watch(mine)
      if (data !== 'pong') hear(data)
    }
    mine.onclose = ({ code }) => {
      if (mine === socket) lost(FINAL.includes(code))
    }
  }

  function hear(data: unknown): void {
    let frame: unknown
    try {
      frame = JSON.parse(String(data))
    } catch (error) {
      // Logged and no more: what comes next may be understood again.
      console.warn('live: no frame', error)
      return
    }
    onFrame(frame)
  }

  /** Whatever was heard shows that it lives; after some silence it is asked. */
  function watch(mine: WebSocket): void {
    clearTimeout(ping)
    ping = setTimeout(() => ask(mine), PING_MS)
  }

  function ask(mine: WebSocket): void {
    clearTimeout(ping)
    mine.send('ping')
    ping = setTimeout(() => lost(false), PONG_MS)
  }

  function sleep(): void {
    isAsleep = true
    clearTimeout(again)
    drop()
  }

  function drop(): void {
    clearTimeout(ping)
    const gone = socket
    socket = null
    gone?.close()
  }

  function lost(isFinal: boolean): void {
    drop()
    isOver ||= isFinal
    if (!isWanted()) return
    clearTimeout(again)
    again = setTimeout(connect, backOff(tries) * jitter())
    tries += 1
  }

  const onOnline = () => {
    tries = 0
    connect()
  }
  const onOffline = () => drop()
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.visibilityState !== 'visible') {
      hiding = setTimeout(sleep, HIDDEN_MS)
      return
    }
    isAsleep = false
    if (socket?.readyState === WebSocket.OPEN) ask(socket)
    else onOnline()
  }

  addEventListener('online', onOnline)
  addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onVisibility)
  connect()

  return {
    say: (frame) => {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(frame))
      return true
    },
    close: () => {
      isOver = true
      drop()
      clearTimeout(again)
      clearTimeout(hiding)
      removeEventListener('online', onOnline)
      removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
