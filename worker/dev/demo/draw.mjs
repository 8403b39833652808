/** A demo picture from its description ("bicycle red mustard"): drawn, then written as a phone would send it. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { COLORS, pick, randomFrom, tones } from './kit.mjs'
import { scene } from './scenes.mjs'

/** Budgets of the device's own pictures (worker/media/terms.ts); a drawing needs no 1600 pixels. */
const SIZES = [
  { name: 'images', side: 1080, quality: 80, maxBytes: 350_000 },
  { name: 'images640', side: 640, quality: 76, maxBytes: 60_000 },
  { name: 'images320', side: 320, quality: 66, maxBytes: 12_000 },
]
const QUALITY_STEP = 12
/** Flat colours: more would cost seconds at the first start and save few bytes. */
const EFFORT = 1
const MAIN = ['coral', 'teal', 'navy', 'mustard', 'sage', 'sky', 'rose', 'lilac', 'red', 'blue']
const SECOND = ['mustard', 'coral', 'sky', 'cream', 'rose', 'sage', 'teal']

/** The motifs of a category, by name. */
export const motifsOf = (category) => import(`./motifs/${category}.mjs`)

/** SVG of view 0, 1 or 2 of a thing. Colours that the description leaves out come from the seed. */
export async function drawing(category, description, seed, view) {
  const [motif, first, second] = description.split(' ')
  const draw = (await motifsOf(category))[motif]
  const ofThing = randomFrom(seed)
  const main = first ?? pick(MAIN, ofThing)
  const accent =
    second ??
    pick(
      SECOND.filter((name) => name !== main),
      ofThing,
    )
  const thing = draw(tones(COLORS[main]), tones(COLORS[accent]))
  return scene(category, thing, view, randomFrom(seed * 31 + view * 7919))
}

/** 2 × 2 average colours, as the device makes them. */
async function averageColors(image) {
  const { data } = await image
    .resize(2, 2, { kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.toString('hex')
}

async function fitted(pixels, { side, quality, maxBytes }) {
  const file = await pixels.clone().resize(side).webp({ quality, effort: EFFORT }).toBuffer()
  if (file.length <= maxBytes || quality <= QUALITY_STEP) return file
  return fitted(pixels, { side, quality: quality - QUALITY_STEP, maxBytes })
}

async function made(svg) {
  const [{ side }] = SIZES
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
export async function picture(svg, cache) {
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
    if (error.code !== 'ENOENT') throw error
  }
  const result = await made(svg)
  mkdirSync(folder, { recursive: true })
  for (const [i, name] of names.entries()) writeFileSync(name, result.files[i])
  // Written last: a folder without it counts as not drawn.
  writeFileSync(join(folder, 'colors.part'), result.colors)
  renameSync(join(folder, 'colors.part'), join(folder, 'colors'))
  return result
}

export const PICTURE_FIELDS = SIZES.map(({ name }) => name)
