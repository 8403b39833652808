/**
 * One socket to a room: opened again after a loss by partysocket (longer and longer, never all at once), watched by a
 * ping, closed while nobody looks for long. What was missed meanwhile is the caller's to ask for: the room says first
 * how items stand (worker/chat/contract.ts).
 */
import ReconnectingWebSocket from 'partysocket/ws'
import { CLOSE } from '#terms/chat'

/** Waits between tries, ms: the first, doubled up to the last; everybody's own share of them, from a half up. */
const FIRST_MS = 1_000
const LONGEST_MS = 30_000
/** A phone that changed networks keeps a dead socket open for minutes: it is asked, and has this long to answer. */
const PING_MS = 25_000
const PONG_MS = 8_000
/** Hidden for so long, it costs battery and a place in the room for nothing. */
const HIDDEN_MS = 60_000
/** No other try would fare better. */
const FINAL: number[] = [CLOSE.notAParty, CLOSE.tooBig, CLOSE.misused]

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

const share = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 510 + 0.5

export function openLive({ path, greeting, onFrame }: LiveOptions): Live {
  let socket: ReconnectingWebSocket | null = null
  let isOver = false
  let isAsleep = false
  let ping: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  /** At once: whoever waits for the next try of the one before has a reason not to. */
  function connect(): void {
    drop()
    if (isOver || isAsleep || !navigator.onLine) return
    const url = new URL(path, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const mine = share()
    socket = new ReconnectingWebSocket(url.href, null, {
      minReconnectionDelay: FIRST_MS * mine,
      maxReconnectionDelay: LONGEST_MS * mine,
      reconnectionDelayGrowFactor: 2,
      minUptime: 0,
      // Nor does one that cannot be opened say so for minutes.
      connectionTimeout: PONG_MS,
      shouldReconnectOnClose: ({ code }) => {
        isOver = FINAL.includes(code)
        return !isOver && code !== CLOSE.crowded
      },
    })
    socket.onopen = () => {
      socket?.send(JSON.stringify(greeting))
      watch()
    }
    socket.onmessage = ({ data }) => {
      watch()
      if (data !== 'pong') hear(data)
    }
    socket.onclose = () => clearTimeout(ping)
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
  function watch(): void {
    clearTimeout(ping)
    ping = setTimeout(ask, PING_MS)
  }

  function ask(): void {
    clearTimeout(ping)
    socket?.send('ping')
    ping = setTimeout(() => socket?.reconnect(), PONG_MS)
  }

  function sleep(): void {
    isAsleep = true
    drop()
  }

  function drop(): void {
    clearTimeout(ping)
    socket?.close()
    socket = null
  }

  const isOpen = () => socket?.readyState === ReconnectingWebSocket.OPEN
  const wake = () => {
    if (!socket || socket.readyState > ReconnectingWebSocket.OPEN) connect()
  }
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.visibilityState !== 'visible') {
      hiding = setTimeout(sleep, HIDDEN_MS)
      return
    }
    isAsleep = false
    if (isOpen()) ask()
    else wake()
  }

  addEventListener('online', wake)
  addEventListener('offline', drop)
  document.addEventListener('visibilitychange', onVisibility)
  connect()

  return {
    say: (frame) => {
      if (!isOpen()) return false
      socket?.send(JSON.stringify(frame))
      return true
    },
    close: () => {
      isOver = true
      drop()
      clearTimeout(hiding)
      removeEventListener('online', wake)
      removeEventListener('offline', drop)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
