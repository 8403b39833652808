import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

/** Dark on white whatever the scheme is: many readers know nothing else. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block h-auto w-full max-w-72 rounded-field"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
