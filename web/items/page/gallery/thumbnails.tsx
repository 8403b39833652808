import type { PhotoView } from '#contract/media'
import { useWords } from '#web/i18n/use-words.ts'
import { PhotoColors } from '#web/media/photo-colors.tsx'
import type { Slides } from './use-slides.ts'

/** Small pictures that lead to the large ones; on a phone one swipes, and fetches none of them. */
export function Thumbnails({ photos, slides }: { photos: PhotoView[]; slides: Slides }) {
  const t = useWords('items')
  return (
    <ul className="hidden gap-2 wide:flex">
      {photos.map((photo, index) => (
        <li key={photo.urls[1600]}>
          <button
            type="button"
            onClick={() => slides.show(index)}
            aria-label={t('show_photo', { number: index + 1 })}
            aria-current={index === slides.current}
            className="relative block size-14 overflow-hidden rounded-field border border-line bg-sunken aria-[current=true]:border-accent-strong aria-[current=true]:ring-2 aria-[current=true]:ring-accent wide:size-16"
          >
            <PhotoColors colors={photo.colors} isMelted />
            <img
              src={photo.urls[320]}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              className="relative size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
