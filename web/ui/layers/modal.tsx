import { type ComponentPropsWithRef, type RefObject, useLayoutEffect } from 'react'
import { useLayer } from './use-layer.ts'

type ModalProps = Omit<ComponentPropsWithRef<'dialog'>, 'ref' | 'open'> & {
  ref: RefObject<HTMLDialogElement | null>
  /** Back was pressed; left out, it closes. */
  onBack?: () => void
}

/**
 * The platform's own modal dialog, open while it is shown: focus stays inside, Escape closes, the page behind is inert,
 * Back closes. The only one there is: see modal.node.test.ts.
 */
export function Modal({ ref, onBack, children, ...rest }: ModalProps) {
  useLayer(() => (onBack ? onBack() : ref.current?.close()))

  // A layout effect ends while the dialog still stands: only then does the platform give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [ref])

  return (
    <dialog {...rest} ref={ref}>
      {children}
    </dialog>
  )
}
