import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { DialogHead } from '#web/ui/dialog-head.tsx'
import { Modal } from '#web/ui/layers/modal.tsx'
import { hostToasts } from '#web/ui/toast/toast.ts'

type FormDialogProps = {
  title: string
  /** Escape, the backdrop, the cross, a phone's back: whether it closes is decided by the form. */
  onCancel: () => void
  /** What the form element takes, from useForm. */
  form: ComponentPropsWithRef<'form'>
  /** Sending and giving up, always in reach of the thumb. */
  bar: ReactNode
  /** Between the fields. */
  gap?: 'gap-6' | 'gap-7'
  children: ReactNode
}

/** A form over the page, all of the screen on phones. It never closes by itself: something may have been typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, onCancel, form, bar, gap = 'gap-6', children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [opener] = useState(() => document.activeElement)

  useLayoutEffect(() => {
    heading.current?.focus()
    const release = ref.current && hostToasts(ref.current)
    return () => {
      release?.()
      // A question over the form closes just after it: until then the page behind takes no focus.
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [opener])

  return (
    <Modal
      ref={ref}
      onLeave={onCancel}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none border-line bg-paper p-0 text-ink backdrop:bg-black/50 wide:m-auto wide:h-fit wide:w-[min(44rem,calc(100vw-4rem))] wide:rounded-card wide:border"
    >
      <div className="flex h-full flex-col wide:max-h-[calc(100dvh-4rem)]">
        <DialogHead title={title} titleId={titleId} titleRef={heading} onClose={onCancel} />
        <form {...form} className="flex min-h-0 grow flex-col">
          {/* Rows of a grid that scrolls are no higher than the least that a button may be, unless they are told to be; and
              what is only for ears lies in it, or all of the dialog would scroll. */}
          <div
            className={`relative grid grow auto-rows-max content-start overflow-y-auto overscroll-contain p-4 ${gap}`}
          >
            {children}
          </div>
          <div className="grid gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {bar}
          </div>
        </form>
      </div>
    </Modal>
  )
}
