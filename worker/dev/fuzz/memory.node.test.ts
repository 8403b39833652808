/** When `npm run fuzz` says that memory grows without end, and what it measures. */
import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { freePort } from '../tools/ports.ts'
import { growsWithoutEnd, heapOf, memoryOf } from './memory.ts'

const samples = (of: (n: number) => number) => Array.from({ length: 20 }, (_, n) => of(n))

test('a floor that rises in every quarter, by half and more, is growth without end', () => {
  expect(growsWithoutEnd(samples((n) => 300 + n * 20))).toBe(true)
  expect(growsWithoutEnd(samples((n) => 300 + n * 40 + (n % 3) * 100))).toBe(true)
})

test('what is collected now and then, levels off or was measured for a moment only is none', () => {
  expect(growsWithoutEnd(samples((n) => 300 + (n % 5) * 200))).toBe(false)
  expect(growsWithoutEnd(samples((n) => Math.min(300 + n * 60, 600)))).toBe(false)
  expect(growsWithoutEnd(samples((n) => 300 + n))).toBe(false)
  expect(growsWithoutEnd([100, 200, 400, 800])).toBe(false)
})

test('a group without a worker holds nothing', () => {
  expect(memoryOf(2 ** 30)).toBe(0)
})

test('what a program keeps is held, what it let go is not', async () => {
  const heldBy = async (code: string) => {
    const port = await freePort()
    const child = spawn(process.execPath, [`--inspect=127.0.0.1:${port}`, '-e', code])
    try {
      const held = await vi.waitFor(() => heapOf(port), { timeout: 15_000, interval: 100 })
      return held as number
    } finally {
      child.kill('SIGKILL')
    }
  }
  const made = 'Array.from({ length: 3_000_000 }, (_, n) => n + 0.5)'
  const kept = await heldBy(`globalThis.kept = ${made}; setInterval(() => kept, 1000)`)
  const gone = await heldBy(`${made}; setInterval(() => undefined, 1000)`)
  expect(kept - gone).toBeGreaterThan(20_000_000)
}, 40_000)
