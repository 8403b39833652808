import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Toaster } from '#web/ui/toaster.tsx'

type FormDialogProps = {
  title: string
  /** Escape, the backdrop, the cross, a phone's back: whether it closes is decided by the form. */
  onCancel: () => void
  children: ReactNode
}

/** A form over the page, all of the screen on phones. It never closes by itself: something may have been typed. */
export function FormDialog({ title, onCancel, children }: FormDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const t = useWords('shell')

  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    heading.current?.focus()
    return () => {
      dialog?.close()
      // A question over the form closes just after it: until then the page behind takes no focus.
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])

  // A browser lets a second Escape pass whatever the page says.
  const reopen = () => {
    if (!ref.current?.isConnected || ref.current.open) return
    ref.current.showModal()
    onCancel()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Leaving the device's own photo chooser bubbles up to here under the same name.
        if (event.target !== ref.current) return
        event.preventDefault()
        onCancel()
      }}
      onClose={reopen}
      onClick={(event) => event.target === ref.current && onCancel()}
      onKeyDown={() => undefined}
      className="m-0 h-dvh max-h-none w-screen max-w-none border-line bg-paper p-0 text-ink backdrop:bg-black/50 wide:m-auto wide:h-fit wide:w-[min(44rem,calc(100vw-4rem))] wide:rounded-card wide:border"
    >
      <div className="flex h-full flex-col wide:max-h-[calc(100dvh-4rem)]">
        <header className="flex items-center justify-between gap-4 border-b border-line py-1 ps-4 pe-1">
          <h2 ref={heading} tabIndex={-1} id={titleId} className="text-lg outline-none">
            {title}
          </h2>
          <button
            type="button"
            onClick={onCancel}
            aria-label={t('close')}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <X size={20} aria-hidden />
          </button>
        </header>
        {children}
      </div>
      {/* All that is outside of a modal dialog can be neither reached nor heard. */}
      <Toaster />
    </dialog>
  )
}
