/** The pictures of the installed app: all that the manifest names is there, as large and as shaped as it says. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manifestOf } from '../../pages/machines/manifest.ts'

const PUBLIC = join(import.meta.dirname, '../../../web/public')
/** Of the whole side: what lies further from the middle may be cut away. */
const SAFE = 0.4

const { icons, shortcuts, screenshots } = manifestOf('x', 'es')
const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots]

async function pixels(src: string) {
  const { data, info } = await sharp(join(PUBLIC, src))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return { side: info.width, at }
}

test.each(pictures)('$src is there, of its size and kind', async ({ src, sizes, type }) => {
  expect(existsSync(join(PUBLIC, src))).toBe(true)
  const { width, height, format } = await sharp(join(PUBLIC, src)).metadata()
  expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
})

test.each(icons.filter(({ purpose }) => purpose === 'maskable'))(
  '$src fills its square, its mark where no shape cuts it',
  async ({ src }) => {
    const { side, at } = await pixels(src)
    const ground = at(0, 0)
    expect(ground[3]).toBe(255)
    const middle = (side - 1) / 2
    let marked = 0
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        if (String(at(x, y)) === String(ground)) continue
        marked += 1
        expect(Math.hypot(x - middle, y - middle)).toBeLessThanOrEqual(side * SAFE)
      }
    }
    expect(marked).toBeGreaterThan(0)
  },
)

test('the other icons leave their corners to the page, that of iOS does not', async () => {
  for (const src of ['/icons/icon-192.png', '/icons/monochrome-512.png']) {
    expect((await pixels(src)).at(0, 0)[3]).toBe(0)
  }
  expect((await pixels('/icons/apple-touch-icon.png')).at(0, 0)[3]).toBe(255)
})

test('together they weigh little: the icons 24 KB, the screenshots 300 KB', () => {
  const weight = (list: readonly { src: string }[]) =>
    list.reduce((sum, { src }) => sum + statSync(join(PUBLIC, src)).size, 0)
  expect(weight(icons)).toBeLessThan(24_000)
  expect(weight(screenshots)).toBeLessThan(300_000)
})
