/** Addresses in what people write, as pieces of text: http and https only, nothing else becomes a link (case 32). */
import { LinkifyIt } from 'linkify-it'

export type Piece = { text: string; href?: string }

/** A name before an @ belongs to the address: `safe` sees it. */
const linkify = new LinkifyIt({ fuzzyEmail: false, urlAuth: true })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { raw, url, index, lastIndex } of linkify.match(text) ?? []) {
    const href = safe(url)
    if (!href) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: raw, href })
    from = lastIndex
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** What the browser would open, or null: a name before an @ dresses a foreign host as another. */
function safe(address: string): string | null {
  try {
    const { protocol, username, password, href } = new URL(address)
    const isPlain = username === '' && password === ''
    return isPlain && (protocol === 'http:' || protocol === 'https:') ? href : null
  } catch {
    // No address: it stays text. URL.canParse is younger than the oldest phones that we serve.
    return null
  }
}
