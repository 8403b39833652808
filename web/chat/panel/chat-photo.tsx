import { ImageOff, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Modal } from '#web/ui/layers/modal.tsx'

/** In a box of one size whatever its shape: nothing in the list moves when it comes. */
export const PHOTO_BOX = 'aspect-4/3 w-56 max-w-full rounded-field bg-sunken'

/** A photo of the chat, opened large by a tap. */
export function ChatPhoto({ address, label }: { address: string; label: string }) {
  const t = useWords('chat')
  const [isOpen, setOpen] = useState(false)
  const [isLost, setLost] = useState(false)
  if (isLost) {
    return (
      <p
        className={`grid place-items-center content-center gap-1 p-3 text-sm text-muted ${PHOTO_BOX}`}
      >
        <ImageOff size={22} aria-hidden />
        {t('photo_lost')}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('photo_open', { photo: label })}
        className={`overflow-hidden ${PHOTO_BOX}`}
      >
        <img
          src={`${address}/640`}
          alt={label}
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
          className="size-full object-cover"
        />
      </button>
      {isOpen && <Large address={address} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

function Large({
  address,
  label,
  onClose,
}: {
  address: string
  label: string
  onClose: () => void
}) {
  const t = useWords('shell')
  const ref = useRef<HTMLDialogElement>(null)
  return (
    <Modal
      ref={ref}
      aria-label={label}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white"
    >
      <img src={`${address}/1600`} alt={label} className="size-full object-contain" />
      <button
        type="button"
        onClick={() => ref.current?.close()}
        aria-label={t('close')}
        className="absolute end-2 top-2 grid size-12 place-items-center rounded-full bg-black/60"
      >
        <X size={24} aria-hidden />
      </button>
    </Modal>
  )
}
