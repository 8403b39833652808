import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { PhotoView } from '#contract/media'
import { PhotoColors } from './photo-colors.tsx'

/** Shown at most so large: the small file is sharp enough, px. */
const SIDE = 320

type ThumbProps = {
  photo: PhotoView | undefined
  /** Its size, and the corners. */
  className?: string
}

/** A small square picture beside the name of what it shows: it says nothing by itself. */
export function Thumb({ photo, className = 'size-16' }: ThumbProps) {
  const [failed, setFailed] = useState<string>()
  const source = photo?.urls[320]
  return (
    <span
      className={`relative block shrink-0 overflow-hidden rounded-field bg-sunken text-muted ${className}`}
    >
      {photo && source && failed !== source ? (
        <>
          <PhotoColors colors={photo.colors} />
          <img
            src={source}
            width={SIDE}
            height={SIDE}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(source)}
            className="absolute inset-0 size-full object-cover"
          />
        </>
      ) : (
        <ImageOff size={20} aria-hidden className="absolute inset-0 m-auto" />
      )}
    </span>
  )
}
