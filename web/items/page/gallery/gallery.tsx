import { ImageOff, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { PhotoView } from '#contract/media'
import { useWords } from '#web/i18n/use-words.ts'
import { FullScreen } from './full-screen.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useSlides } from './use-slides.ts'

const FRAME =
  'relative aspect-square overflow-hidden bg-sunken -mx-4 wide:mx-0 wide:aspect-4/3 wide:rounded-card wide:border wide:border-line'

/** The pictures of an item; it is what people decide by, so they come first and large. */
export function Gallery({ photos, title }: { photos: PhotoView[]; title: string }) {
  const t = useWords('items')
  const slides = useSlides(photos.length)
  const [full, setFull] = useState(false)

  if (photos.length === 0) {
    return (
      <div className={`${FRAME} grid place-items-center text-muted`}>
        <p className="grid justify-items-center gap-2">
          <ImageOff size={32} aria-hidden />
          {t('no_photos')}
        </p>
      </div>
    )
  }

  return (
    <div className="grid content-start gap-3">
      <div className={FRAME}>
        <SlideStrip photos={photos} title={title} slides={slides} />
        {photos.length > 1 && (
          <p className="numbers absolute start-3 bottom-3 rounded-full bg-black/65 px-3 py-0.5 text-sm text-white">
            {`${slides.current + 1} / ${photos.length}`}
          </p>
        )}
        <button
          type="button"
          onClick={() => setFull(true)}
          aria-label={t('full_screen')}
          className="absolute end-2 bottom-2 grid size-11 place-items-center rounded-full border border-line bg-card/90 text-ink"
        >
          <Maximize2 size={20} aria-hidden />
        </button>
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} slides={slides} />}
      {full && (
        <FullScreen
          photos={photos}
          title={title}
          begin={slides.current}
          onClose={(at) => {
            setFull(false)
            slides.show(at, 'instant')
          }}
        />
      )}
    </div>
  )
}
