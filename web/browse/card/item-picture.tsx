import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { Item } from '#contract/items'
import { useFrugal } from '#web/api/connection.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { hasFailed } from '#web/media/has-failed.ts'
import { PhotoColors } from '#web/media/photo-colors.tsx'

/**
 * A little less than the card is wide: on a dense small screen the small file is sharp enough and a
 * fifth of the bytes.
 */
const SIZES = {
  grid: '(min-width: 1025px) 220px, 38vw',
  list: '(min-width: 1025px) 160px, 104px',
} as const
const SIDE = 320

type Props = {
  item: Item
  view: keyof typeof SIZES
  isFirst: boolean
  /** The end of it is a heart's, or what stands in its place. */
  hasCorner?: boolean
}

/** The first picture over its colours; a failing or missing one says so. */
export function ItemPicture({ item, view, isFirst, hasCorner = false }: Props) {
  const t = useWords('browse')
  const [failed, setFailed] = useState<string>()
  const isFrugal = useFrugal()
  const photo = item.photos[0]
  const source = photo?.urls[320]
  if (!photo || !source || failed === source) {
    return (
      <span
        className={`absolute inset-0 grid place-content-center justify-items-center gap-0.5 bg-sunken text-center text-sm text-muted ${hasCorner ? 'pe-12 wide:pe-0' : ''}`}
      >
        <ImageOff size={24} aria-hidden />
        {/* Twice as large the words would lie under the corner. */}
        <span className="max-sm:sr-only large:sr-only">{t('card_no_image')}</span>
      </span>
    )
  }
  return (
    <>
      <PhotoColors colors={photo.colors} />
      <img
        ref={(image) => {
          if (hasFailed(image)) setFailed(source)
        }}
        src={source}
        srcSet={isFrugal ? undefined : `${source} 320w, ${photo.urls[640]} 640w`}
        sizes={SIZES[view]}
        width={SIDE}
        height={SIDE}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(source)}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  )
}
