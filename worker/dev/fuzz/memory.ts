/** How much memory a product holds, and whether it ever stops taking more. */
import { execFileSync } from 'node:child_process'
import WebSocket from 'ws'

const KB = 1024

/** Bytes resident in the workerd processes of a group. */
export function memoryOf(group: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss=,args=']).toString().split('\n')
  const ours = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [])
    .filter(([, pgid, , name = '']) => Number(pgid) === group && /workerd/.test(name))
  return ours.reduce((sum, [, , rss]) => sum + Number(rss) * KB, 0)
}

const ANSWER_MS = 20_000

/**
 * Bytes that a program holds after everything that it can spare was collected, by its inspector: of the worker, what
 * our code keeps. The local runtime around it grows by itself and says nothing about us.
 */
type Usage = { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number }
type Answer = { id: number; error?: { message: string }; result: Usage }
type Target = { webSocketDebuggerUrl: string }

export async function heapOf(inspector: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspector}/json`)
  const [target] = (await list.json()) as Target[]
  if (!target) throw new Error('the inspector has nothing to ask')
  const socket = new WebSocket(target.webSocketDebuggerUrl, { handshakeTimeout: ANSWER_MS })
  const ask = (id: number, method: string) =>
    new Promise<Usage>((done, failed) => {
      const late = setTimeout(() => failed(new Error(`${method}: no answer`)), ANSWER_MS)
      socket.on('message', (data) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id !== id) return
        clearTimeout(late)
        if (answer.error) failed(new Error(`${method}: ${answer.error.message}`))
        else done(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  try {
    await new Promise<void>((done, failed) =>
      socket.once('open', () => done()).once('error', failed),
    )
    await ask(1, 'HeapProfiler.collectGarbage')
    const held = await ask(2, 'Runtime.getHeapUsage')
    return held.usedSize + (held.embedderHeapUsedSize ?? 0) + (held.backingStorageSize ?? 0)
  } finally {
    socket.close()
  }
}

const PARTS = 4
const LEAST = 3 * PARTS
const GROWTH = 1.5

/**
 * Samples at equal distances, without the warming up. Waste that is collected falls back to a floor: growth
 * without end is a floor that rises in every quarter, to half as much again.
 */
export function growsWithoutEnd(samples: number[]): boolean {
  if (samples.length < LEAST) return false
  const size = Math.floor(samples.length / PARTS)
  const floors = Array.from({ length: PARTS }, (_, n) =>
    Math.min(...samples.slice(n * size, n === PARTS - 1 ? undefined : (n + 1) * size)),
  )
  const [first = 0, last = 0] = [floors[0], floors.at(-1)]
  const rises = floors.every((floor, n) => n === 0 || floor > (floors[n - 1] ?? 0))
  return rises && last > first * GROWTH
}
