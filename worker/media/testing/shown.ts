/** What a viewer sees: any stored picture as pixels, decoded by the Images binding and jpeg-js. */
import { env } from 'cloudflare:test'
import { decode } from 'jpeg-js'
import { readPicture } from '../formats/strip.ts'
import { makeSize } from '../make-size.ts'

const GRID = 6

export type Shown = { width: number; height: number; grid: number[][] }

/** Average colours of a 6×6 grid: enough to tell all eight orientations apart. */
export async function shown(bytes: Uint8Array): Promise<Shown> {
  const picture = readPicture(bytes)
  const shop = { images: env.IMAGES, calls: 0, failed: false }
  const jpeg = await makeSize(shop, { bytes, picture }, 1600, 'image/jpeg')
  if (!jpeg) throw new Error('could not be decoded')
  const { width, height, data } = decode(jpeg.bytes, { useTArray: true })
  const grid = Array.from({ length: GRID * GRID }, (_, cell) => {
    const sums = [0, 0, 0]
    const [left, top] = [cell % GRID, Math.floor(cell / GRID)]
    const [fromX, toX] = [left, left + 1].map((i) => Math.floor((i * width) / GRID))
    const [fromY, toY] = [top, top + 1].map((i) => Math.floor((i * height) / GRID))
    let count = 0
    for (let y = fromY ?? 0; y < (toY ?? 0); y += 1) {
      for (let x = fromX ?? 0; x < (toX ?? 0); x += 1) {
        count += 1
        for (let i = 0; i < 3; i += 1)
          sums[i] = (sums[i] ?? 0) + (data[(y * width + x) * 4 + i] ?? 0)
      }
    }
    return sums.map((sum) => sum / count)
  })
  return { width, height, grid }
}

/** Mean difference of colour, 0 to 255. */
export function difference(a: number[][], b: number[][]): number {
  const all = a.flatMap((cell, i) => cell.map((value, j) => Math.abs(value - (b[i]?.[j] ?? 0))))
  return all.reduce((sum, value) => sum + value, 0) / all.length
}

/** The grid mirrored left to right, upside down, or both. */
export function turned(grid: number[][], across: boolean, down: boolean): number[][] {
  return grid.map((_, cell) => {
    const [x, y] = [cell % GRID, Math.floor(cell / GRID)]
    return grid[(down ? GRID - 1 - y : y) * GRID + (across ? GRID - 1 - x : x)] ?? []
  })
}
