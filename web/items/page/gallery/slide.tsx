import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { PhotoView } from '#contract/media'
import { useFrugal } from '#web/api/connection.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { hasFailed } from '#web/media/has-failed.ts'
import { PhotoColors } from '#web/media/photo-colors.tsx'

type SlideProps = { photo: PhotoView; alt: string; first: boolean; sizes: string; bare?: boolean }

/** One picture whole, on its own melted colours; one that fails says so in its place. */
export function Slide({ photo, alt, first, sizes, bare }: SlideProps) {
  const t = useWords('items')
  const [broken, setBroken] = useState(false)
  const [small, large] = useFrugal() ? ([320, 640] as const) : ([640, 1600] as const)
  return (
    <li className="relative flex size-full shrink-0 snap-center items-center justify-center overflow-hidden">
      {broken ? (
        <p className="grid justify-items-center gap-2 text-sm text-muted">
          <ImageOff size={32} aria-hidden />
          {t('photo_failed')}
        </p>
      ) : (
        <>
          {!bare && <PhotoColors colors={photo.colors} isMelted />}
          <img
            ref={(image) => {
              if (hasFailed(image)) setBroken(true)
            }}
            src={photo.urls[small]}
            srcSet={`${photo.urls[small]} ${small}w, ${photo.urls[large]} ${large}w`}
            sizes={sizes}
            width={photo.width}
            height={photo.height}
            alt={alt}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBroken(true)}
            className="relative size-full object-contain"
          />
        </>
      )}
    </li>
  )
}
