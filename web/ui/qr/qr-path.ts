/** A text as the outline of a QR. */
import { encode } from 'uqr'

/** Of a phone's screen, held steady by hand: 15 % may be lost to glare and cracks. */
const ECC = 'M'
/** Modules of quiet around it, as ISO 18004 asks for. */
const BORDER = 4

/** `size`: modules on a side, the quiet ones included; `path` in the same unit, for an SVG. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: ECC, border: BORDER })
  return { size, path: data.map(rowPath).join('') }
}

/** One box for each run of dark modules. */
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const from = x
    while (row[x]) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}
