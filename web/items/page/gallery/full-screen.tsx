import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PhotoView } from '#contract/media'
import { useWords } from '#web/i18n/use-words.ts'
import { Modal } from '#web/ui/layers/modal.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { useSlides } from './use-slides.ts'

type FullScreenProps = {
  photos: PhotoView[]
  title: string
  begin: number
  onClose: (at: number) => void
}

/** The pictures over everything else: Escape closes, arrows step, fingers zoom as the browser lets them. */
export function FullScreen({ photos, title, begin, onClose }: FullScreenProps) {
  const t = useWords('items')
  const ref = useRef<HTMLDialogElement>(null)
  const slides = useSlides(photos.length, begin)
  const begun = useEffectEvent(() => {
    slides.show(begin, 'instant')
    slides.strip.current?.focus()
  })
  useEffect(() => begun(), [])

  return (
    <Modal
      ref={ref}
      aria-label={t('photos_of', { title })}
      onClose={() => onClose(slides.current)}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white"
    >
      <div className="relative size-full">
        <SlideStrip photos={photos} title={title} slides={slides} isFull />
        <p className="numbers absolute start-4 top-4 rounded-full bg-black/60 px-3 py-1 text-sm">
          {`${slides.current + 1} / ${photos.length}`}
        </p>
        <button
          type="button"
          onClick={() => ref.current?.close()}
          aria-label={t('close_full_screen')}
          className="absolute end-2 top-2 grid size-12 place-items-center rounded-full bg-black/60"
        >
          <X size={24} aria-hidden />
        </button>
      </div>
    </Modal>
  )
}
