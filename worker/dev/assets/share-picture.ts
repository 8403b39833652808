/**
 * Writes web/public/icons/share.png, the picture on the card of a link that has none of its own: one
 * thing, two arrows, another thing. Without words: the product's name is a setting (D1). `npm run share-picture`.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawing } from '../demo/draw.ts'
import { command, Stop, say } from '../tools/tools.ts'

const TARGET = join(import.meta.dirname, '../../../web/public/icons/share.png')
/** SHARE_SIDES of worker/media/terms.ts. */
const [WIDTH, HEIGHT] = [1200, 630]
const MAX_BYTES = 60_000
const CARD = 360
const THINGS = [
  { category: 'music', what: 'guitar mustard coral', left: 96 },
  { category: 'sports', what: 'bicycle teal mustard', left: WIDTH - CARD - 96 },
]
/** As the product looks: warm paper, white cards with a hairline, one accent. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#fafaf7"/>
  ${THINGS.map(({ left }) => `<rect x="${left - 16}" y="${(HEIGHT - CARD) / 2 - 16}" width="${CARD + 32}" height="${CARD + 32}" rx="28" fill="#fff" stroke="#e5e3dc" stroke-width="3"/>`).join('')}
  <g transform="translate(${WIDTH / 2 - 80} ${HEIGHT / 2 - 80}) scale(2.5)">
    <rect width="64" height="64" rx="16" fill="#2563eb"/>
    <path d="M14 26h26l-7-7M50 38H24l7 7" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
</svg>`
const ROUND = `<svg width="${CARD}" height="${CARD}"><rect width="${CARD}" height="${CARD}" rx="16" fill="#fff"/></svg>`

async function thing({ category, what, left }: (typeof THINGS)[number]) {
  const svg = await drawing(category, what, 1, 0)
  const input = await sharp(Buffer.from(svg))
    .resize(CARD, CARD)
    .composite([{ input: Buffer.from(ROUND), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left, top: (HEIGHT - CARD) / 2 }
}

async function sharePicture(): Promise<void> {
  await sharp(Buffer.from(GROUND))
    .composite(await Promise.all(THINGS.map(thing)))
    .png({ palette: true, quality: 85, effort: 10, compressionLevel: 9 })
    .toFile(TARGET)
  const { size } = statSync(TARGET)
  if (size > MAX_BYTES) throw new Stop(`${TARGET} has ${size} bytes, more than ${MAX_BYTES}`)
  say(`${TARGET}: ${size} bytes`)
}

if (import.meta.main) await command(sharePicture)
