/** The picture for the card of a link, made of a stored photo by the Images binding. Every call is billed. */
import type { ImagesBinding, ImageTransform } from '@cloudflare/workers-types'
import { logFailure, writeLog } from '../http/log.ts'
import { readPicture, stripPicture } from './formats/strip.ts'
import { prepared, type Source } from './make-size.ts'
import { SHARE_BYTES, SHARE_SIDES } from './terms.ts'

/** Lower ones only where the first is too heavy; the last is taken as it comes. */
const QUALITIES = [78, 62, 45] as const
/** A photo that loses more than a third by being cut to the card's shape is shown whole. */
const SHOWN_MIN = 2 / 3

/** A JPEG of SHARE_SIDES without metadata; null when it cannot be had. */
export async function makeShare(
  images: ImagesBinding,
  source: Source,
  colors: string,
): Promise<Uint8Array | null> {
  let calls = 0
  try {
    let made = new Uint8Array()
    for (const quality of QUALITIES) {
      calls += 1
      made = await ask(images, source, colors, quality)
      if (made.length <= SHARE_BYTES) break
    }
    const { type, width, height } = readPicture(made)
    const isAsAsked = width === SHARE_SIDES.width && height === SHARE_SIDES.height
    if (type !== 'image/jpeg' || !isAsAsked) throw new Error('not the picture asked for')
    writeLog({ event: 'photo', outcome: 'made', calls })
    return stripPicture(made, type)
  } catch (error) {
    logFailure('images', error)
    return null
  }
}

async function ask(images: ImagesBinding, source: Source, colors: string, quality: number) {
  const { input, turn } = prepared(source)
  const made = await images
    .input(input)
    .transform({ ...turn, ...SHARE_SIDES, ...shapeFor(source, colors) })
    .output({ format: 'image/jpeg', quality, anim: false, background: average(colors) })
  return new Uint8Array(await made.response().arrayBuffer())
}

/** Cut to the card, or whole on its own colour where too little would be left. */
function shapeFor({ picture }: Source, colors: string): ImageTransform {
  const card = SHARE_SIDES.width / SHARE_SIDES.height
  const photo = picture.width / picture.height
  const shown = Math.min(card / photo, photo / card)
  return shown >= SHOWN_MIN ? { fit: 'cover' } : { fit: 'pad', background: average(colors) }
}

/** Of the colours of the four quarters (ColorsSchema), as CSS writes one. */
export function average(colors: string): string {
  const channel = (at: number) => {
    const values = [0, 6, 12, 18].map((quarter) =>
      Number.parseInt(colors.slice(quarter + at, quarter + at + 2), 16),
    )
    const sum = values.reduce((a, b) => a + b, 0)
    return Math.round(sum / values.length)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(2)}${channel(4)}`
}
