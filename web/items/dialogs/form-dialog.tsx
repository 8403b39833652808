import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { DialogHead } from '#web/ui/dialog-head.tsx'
import { hostToasts } from '#web/ui/toast/toast.ts'

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

  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    heading.current?.focus()
    const release = dialog && hostToasts(dialog)
    return () => {
      release?.()
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
        <DialogHead title={title} titleId={titleId} titleRef={heading} onClose={onCancel} />
        {children}
      </div>
    </dialog>
  )
}
