/** A demo picture from its description ("bicycle red mustard"): drawn, then written as a phone would send it. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { codeOf } from '../tools/tools.ts'
import { COLORS, pick, randomFrom, type Tones, tones } from './kit.ts'
import { scene } from './scenes.ts'

/** Budgets of the device's own pictures (worker/media/terms.ts); a drawing needs no 1600 pixels. */
type Size = { name: string; side: number; quality: number; maxBytes: number }
const LARGE: Size = { name: 'images', side: 1080, quality: 80, maxBytes: 350_000 }
const SIZES: Size[] = [
  LARGE,
  { name: 'images640', side: 640, quality: 76, maxBytes: 60_000 },
  { name: 'images320', side: 320, quality: 66, maxBytes: 12_000 },
]
const QUALITY_STEP = 12
/** Flat colours: more would cost seconds at the first start and save few bytes. */
const EFFORT = 1
const MAIN = ['coral', 'teal', 'navy', 'mustard', 'sage', 'sky', 'rose', 'lilac', 'red', 'blue']
const SECOND = ['mustard', 'coral', 'sky', 'cream', 'rose', 'sage', 'teal']

/** The motifs of a category, by name. */
type Motifs = Record<string, (main: Tones, accent: Tones) => string>
export const motifsOf = (category: string): Promise<Motifs> => import(`./motifs/${category}.ts`)

/** SVG of view 0, 1 or 2 of an item. Colours that the description leaves out come from the seed. */
export async function drawing(
  category: string,
  description: string,
  seed: number,
  view: number,
): Promise<string> {
  const [motif = '', first, second] = description.split(' ')
  const draw = (await motifsOf(category))[motif]
  if (!draw) throw new Error(`${category} has no ${motif}`)
  const ofItem = randomFrom(seed)
  const main = first ?? pick(MAIN, ofItem)
  const accent =
    second ??
    pick(
      SECOND.filter((name) => name !== main),
      ofItem,
    )
  const toneOf = (name: string) => tones(COLORS[name] ?? name)
  const thing = draw(toneOf(main), toneOf(accent))
  return scene(category, thing, view, randomFrom(seed * 31 + view * 7919))
}

/** 2 × 2 average colours, as the device makes them. */
async function averageColors(image: Sharp): Promise<string> {
  const { data } = await image
    .resize(2, 2, { kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.toString('hex')
}

async function fitted(pixels: Sharp, size: Size): Promise<Buffer> {
  const { side, quality, maxBytes } = size
  const file = await pixels.clone().resize(side).webp({ quality, effort: EFFORT }).toBuffer()
  if (file.length <= maxBytes || quality <= QUALITY_STEP) return file
  return fitted(pixels, { ...size, quality: quality - QUALITY_STEP })
}

export type Picture = { files: Buffer[]; colors: string }

async function made(svg: string): Promise<Picture> {
  const { side } = LARGE
  // SVG has 72 dots an inch: so the board of 1000 is drawn in the picture's own size.
  const image = sharp(Buffer.from(svg), { density: (72 * side) / 1000 })
    .resize(side)
    .removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: info })
  const files = await Promise.all(SIZES.map((size) => fitted(pixels, size)))
  return { colors: await averageColors(pixels.clone()), files }
}

/** Draws once: the same SVG is read back from `cache` at the next start. */
export async function picture(svg: string, cache: string): Promise<Picture> {
  const hash = createHash('sha256')
    .update(JSON.stringify([SIZES, EFFORT, svg]))
    .digest('hex')
    .slice(0, 24)
  const folder = join(cache, hash)
  const names = SIZES.map(({ name }) => join(folder, `${name}.webp`))
  try {
    const files = names.map((name) => readFileSync(name))
    return { files, colors: readFileSync(join(folder, 'colors'), 'utf8') }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const result = await made(svg)
  mkdirSync(folder, { recursive: true })
  for (const [i, name] of names.entries()) writeFileSync(name, result.files[i] ?? '')
  // Written last: a folder without it counts as not drawn.
  writeFileSync(join(folder, 'colors.part'), result.colors)
  renameSync(join(folder, 'colors.part'), join(folder, 'colors'))
  return result
}

export const PICTURE_FIELDS = SIZES.map(({ name }) => name)
