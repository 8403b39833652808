import { type ComponentPropsWithRef, type RefObject, useLayoutEffect } from 'react'
import { useLayer } from './use-layer.ts'

type ModalProps = Omit<ComponentPropsWithRef<'dialog'>, 'ref' | 'open'> & {
  ref: RefObject<HTMLDialogElement | null>
  /**
   * Escape, a press beside it, Back: whether it goes is for whoever shows it to say; until then it stands. Left out, it
   * closes by itself.
   */
  onLeave?: () => void
}

/**
 * The platform's own modal dialog, open while it is shown: focus stays inside, Escape closes, the page behind is inert,
 * Back closes. The only one there is: see modal.node.test.ts.
 */
export function Modal({ ref, onLeave, children, ...rest }: ModalProps) {
  useLayer(() => (onLeave ? onLeave() : ref.current?.close()))

  // A layout effect ends while the dialog still stands: only then does the platform give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [ref])

  return (
    <dialog {...rest} {...(onLeave && waysOut(ref, onLeave))} ref={ref}>
      {children}
    </dialog>
  )
}

function waysOut(
  ref: ModalProps['ref'],
  onLeave: () => void,
): Pick<ModalProps, 'onCancel' | 'onClose' | 'onClick' | 'onKeyDown'> {
  return {
    onCancel: (event) => {
      // Leaving the device's own file chooser bubbles up to here under the same name.
      if (event.target !== ref.current) return
      event.preventDefault()
      onLeave()
    },
    // A browser lets a second Escape pass whatever the page says.
    onClose: () => {
      if (!ref.current?.isConnected) return
      if (!ref.current.open) ref.current.showModal()
      onLeave()
    },
    onClick: (event) => event.target === ref.current && onLeave(),
    onKeyDown: () => undefined,
  }
}
