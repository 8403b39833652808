import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type SubmitButtonProps = {
  children: ReactNode
  busy: boolean
  disabled?: boolean
  className?: string
}

/** While busy it is not `disabled`: that would throw the focus away. Forms ignore a second submit. */
export function SubmitButton({ children, busy, disabled, className = '' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      disabled={disabled}
      className={`w-full aria-disabled:opacity-55 ${className}`}
    >
      {children}
    </Button>
  )
}
