import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type SubmitButtonProps = { children: ReactNode; busy: boolean; disabled?: boolean }

/** While busy it is not `disabled`: that would throw the focus away. Forms ignore a second submit. */
export function SubmitButton({ children, busy, disabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      disabled={disabled}
      className="w-full aria-disabled:opacity-55"
    >
      {children}
    </Button>
  )
}
