/** `npm run icons`: every size of the icon, drawn anew from web/public/icons/icon.svg. What it makes is committed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { command, ROOT, say } from '../tools/tools.ts'

const FOLDER = join(ROOT, 'web/public/icons')
/** Drawn that densely, an SVG of 64 units is sharp at 512 pixels. */
const DENSITY = 576

const source = readFileSync(join(FOLDER, 'icon.svg'), 'utf8')
/** The system cuts its own shape out: no corners of ours. The mark lies within 40 % of the middle as it is. */
const whole = source.replace(/ rx="\d+"/, '')
/** The system gives the colour: only where there is a mark counts. */
const mark = source.replace(/<rect[^>]*>/, '')

const onCircle = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#2563eb"/><path d="${path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>`

const ICONS: [name: string, svg: string, side: number][] = [
  ['icon-192', source, 192],
  ['icon-512', source, 512],
  ['maskable-192', whole, 192],
  ['maskable-512', whole, 512],
  ['monochrome-512', mark, 512],
  // iOS rounds the corners itself and paints what is transparent black.
  ['apple-touch-icon', whole, 180],
  ['publish-96', onCircle('M32 16v32M16 32h32'), 96],
  ['trades-96', onCircle('M18 27h24l-7-7M46 37H22l7 7'), 96],
]

async function icons(): Promise<void> {
  for (const [name, svg, side] of ICONS) {
    const { size } = await sharp(Buffer.from(svg), { density: DENSITY })
      .resize(side, side)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(FOLDER, `${name}.png`))
    say(`${name}.png ${size} bytes`)
  }
}

if (import.meta.main) await command(icons)
