/** The launcher's icons from the product's own SVG, in the sizes that Android's densities ask for. */
import sharp from 'sharp'

/** Pixels of one dp, by the name of the density. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
const LAUNCHER_DP = 48
/** An adaptive icon is 108 dp, of which every shape of launcher shows the inner 66. */
const ADAPTIVE_DP = 108
const SAFE_DP = 66
const GROUND = /<rect [^>]*fill="(#[0-9a-f]{6})"[^>]*\/>/i

export type Picture = { path: string; png: Buffer }

/** Colour of the icon's ground, which an adaptive icon keeps apart from the sign on it. */
export function groundOf(svg: string): string {
  const color = GROUND.exec(svg)?.[1]
  if (!color) throw new Error('The icon has no ground of one colour any more')
  return color
}

async function drawn(svg: string, pixels: number, around = 0): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const inner = sharp(Buffer.from(svg), { density: 600 }).resize(pixels - 2 * around)
  return inner
    .extend({ top: around, bottom: around, left: around, right: around, background: clear })
    .png()
    .toBuffer()
}

export async function androidIcons(svg: string): Promise<Picture[]> {
  groundOf(svg)
  const sign = svg.replace(GROUND, '')
  const pictures = Object.entries(DENSITIES).flatMap(([density, scale]) => {
    const whole = drawn(svg, LAUNCHER_DP * scale)
    const full = ADAPTIVE_DP * scale
    const around = Math.round(((ADAPTIVE_DP - SAFE_DP) / 2) * scale)
    return [
      { name: 'ic_launcher', png: whole },
      { name: 'ic_launcher_round', png: whole },
      { name: 'ic_launcher_foreground', png: drawn(sign, full, around) },
    ].map(async ({ name, png }) => ({ path: `mipmap-${density}/${name}.png`, png: await png }))
  })
  return Promise.all(pictures)
}
