/** Addresses in what people write, as pieces of text: http and https only, nothing else becomes a link (case 32). */

export type Piece = { text: string; href?: string }

/** Up to the next space or quote; what closes a sentence is not part of it. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi
const CLOSING = /[.,;:!?¡¿)\]}»”’]+$/

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found)
    const href = safe(address)
    if (!href) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: address, href })
    from = index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** A bracket that the address itself has opened stays: …/wiki/Mate_(bebida). */
function withoutClosing(address: string): string {
  const cut = address.replace(CLOSING, '')
  const rest = address.slice(cut.length)
  return rest.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut
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
