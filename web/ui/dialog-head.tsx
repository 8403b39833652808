import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { useWords } from '#web/i18n/use-words.ts'

type DialogHeadProps = {
  title: string
  /** What the dialog is named by. */
  titleId: string
  /** Where the focus may be put; without it the platform chooses the first control. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** The first line of a dialog: what it is, and the way out. */
export function DialogHead({ title, titleId, titleRef, onClose }: DialogHeadProps) {
  const t = useWords('shell')
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-1 ps-4 pe-1">
      <h2 ref={titleRef} tabIndex={titleRef && -1} id={titleId} className="text-lg outline-none">
        {title}
      </h2>
      <button
        type="button"
        onClick={onClose}
        aria-label={t('close')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}
