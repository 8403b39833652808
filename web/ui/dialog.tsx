import { type ReactNode, useId, useRef } from 'react'
import { DialogHead } from './dialog-head.tsx'
import { Modal } from './layers/modal.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** A sheet comes from the side (filters), from the start side (menu); a box stands in the middle (questions). */
  kind?: 'box' | 'sheet' | 'start'
  footer?: ReactNode
}

const KINDS = {
  box: 'm-auto w-[min(28rem,calc(100vw-32px))] rounded-card',
  sheet: 'ms-auto me-0 my-0 h-dvh max-h-none w-[min(24rem,calc(100vw-40px))]',
  start: 'me-auto ms-0 my-0 h-dvh max-h-none w-[min(20rem,calc(100vw-56px))]',
} as const

export function Dialog({ title, onClose, children, kind = 'box', footer }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  return (
    <Modal
      ref={ref}
      onLeave={onClose}
      aria-labelledby={titleId}
      className={`border border-line bg-paper p-0 backdrop:bg-black/50 ${KINDS[kind]}`}
    >
      <div className="flex h-full flex-col">
        <DialogHead title={title} titleId={titleId} onClose={onClose} />
        <div className="relative grow overflow-y-auto p-4">{children}</div>
        {footer && <div className="flex flex-wrap gap-3 border-t border-line p-4">{footer}</div>}
      </div>
    </Modal>
  )
}
