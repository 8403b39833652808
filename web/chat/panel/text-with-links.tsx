import { piecesOf } from './links.ts'

/** An address can be tapped, and learns nothing of where it stood. */
export function TextWithLinks({ text }: { text: string }) {
  let at = 0
  return piecesOf(text).map((piece) => {
    const key = at
    at += piece.text.length
    if (!piece.href) return <span key={key}>{piece.text}</span>
    return (
      <a
        key={key}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-accent-strong underline underline-offset-4"
      >
        {piece.text}
      </a>
    )
  })
}
