import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { PhotoView } from '#contract/media'
import { useWords } from '#web/i18n/use-words.ts'
import { Slide } from './slide.tsx'
import type { Slides } from './use-slides.ts'

const ARROW =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-card/90 text-ink disabled:invisible pointer-fine:grid'

type SlideStripProps = {
  photos: PhotoView[]
  title: string
  slides: Slides
  /** Over everything else: each photo as large as the screen can show it, and without its colours around it. */
  isFull?: boolean
}

/** The pictures side by side: swiped with a finger, stepped with arrows (on the page, too, for a mouse). */
export function SlideStrip({ photos, title, slides, isFull }: SlideStripProps) {
  const t = useWords('items')
  const { current, show } = slides
  const total = photos.length
  return (
    <>
      <ul
        ref={slides.strip}
        onScroll={slides.onScroll}
        onPointerDown={slides.onReach}
        onPointerEnter={slides.onReach}
        onFocus={slides.onReach}
        onKeyDown={slides.onKeyDown}
        tabIndex={total > 1 ? 0 : -1}
        aria-label={t('photos_of', { title })}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {photos.map((photo, index) => (
          <Slide
            key={photo.urls[1600]}
            photo={photo}
            alt={t('photo_of', { number: index + 1, total, title })}
            isFirst={index === 0}
            isWorth={slides.worth.has(index)}
            isFull={isFull}
          />
        ))}
      </ul>
      {total > 1 && (
        <>
          <button
            type="button"
            onClick={() => show(current - 1)}
            disabled={current === 0}
            aria-label={t('previous_photo')}
            className={`${ARROW} start-2`}
          >
            <ChevronLeft size={24} aria-hidden />
          </button>
          <button
            type="button"
            onClick={() => show(current + 1)}
            disabled={current === total - 1}
            aria-label={t('next_photo')}
            className={`${ARROW} end-2`}
          >
            <ChevronRight size={24} aria-hidden />
          </button>
        </>
      )}
    </>
  )
}
