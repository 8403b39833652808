import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { PhotoView } from '#contract/media'
import { useFrugal } from '#web/api/connection.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { hasFailed } from '#web/media/has-failed.ts'
import { PhotoColors } from '#web/media/photo-colors.tsx'

/** Matches the column the gallery stands in. */
const WIDE = '(min-width: 1025px)'
const COLUMN = '56vw'

type SlideProps = {
  photo: PhotoView
  alt: string
  isFirst: boolean
  /** Not fetched before. */
  isWorth: boolean
  isFull?: boolean | undefined
}

/** One picture whole, on its own melted colours; one that fails says so in its place. */
export function Slide({ photo, alt, isFirst, isWorth, isFull = false }: SlideProps) {
  const t = useWords('items')
  const [broken, setBroken] = useState(false)
  const [small, large] = useFrugal() ? ([320, 640] as const) : ([640, 1600] as const)
  const both = `${photo.urls[small]} ${small}w, ${photo.urls[large]} ${large}w`
  return (
    <li className="relative flex size-full shrink-0 snap-center items-center justify-center overflow-hidden">
      {broken ? (
        <p className="grid justify-items-center gap-2 text-sm text-muted">
          <ImageOff size={32} aria-hidden />
          {t('photo_failed')}
        </p>
      ) : (
        <>
          {!isFull && <PhotoColors colors={photo.colors} isMelted />}
          {isWorth ? (
            <picture className="contents">
              {/* On a phone the large one is for whoever wants to see more: ten times the bytes. */}
              {!isFull && <source media={WIDE} srcSet={both} sizes={COLUMN} />}
              <img
                ref={(image) => {
                  if (hasFailed(image)) setBroken(true)
                }}
                src={photo.urls[small]}
                srcSet={isFull ? both : undefined}
                sizes={isFull ? '100vw' : undefined}
                width={photo.width}
                height={photo.height}
                alt={alt}
                loading={isFirst ? 'eager' : 'lazy'}
                fetchPriority={isFirst ? 'high' : 'auto'}
                decoding="async"
                onError={() => setBroken(true)}
                className="relative size-full object-contain"
              />
            </picture>
          ) : (
            <span className="sr-only">{alt}</span>
          )}
        </>
      )}
    </li>
  )
}
