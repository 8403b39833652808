import { Banknote } from 'lucide-react'
import { Thumb } from '#web/media/thumb.tsx'
import type { Gives } from './sides.ts'

type SidePictureProps = {
  side: Gives
  /** Its size, and what stands around it. */
  className: string
}

/** What one side gives, by its first thing; money where there is none. */
export function SidePicture({ side: { items }, className }: SidePictureProps) {
  const [first] = items
  if (first) return <Thumb photo={first.photos[0]} className={className} />
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-field bg-card text-accent-strong ${className}`}
    >
      <Banknote size={24} aria-hidden />
    </span>
  )
}
