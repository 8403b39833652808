import { Minus, Plus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { groupedValue, stepped } from './money.ts'

type MoneyFieldProps = Omit<ComponentPropsWithRef<'input'>, 'onBlur' | 'step'> & {
  label: string
  hint: string
  note?: string
  problem?: string
  onBlur: () => void
  /** Takes the place of what is typed. */
  onPut: (change: (typed: string) => string) => void
  /** With buttons and arrows that add and take away so much. */
  step?: { by: number; less: string; more: string }
}

/** Guaraníes: read on leaving, shown grouped, never rounded. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, note, problem, onBlur, onPut, step, ...input } = props
  const go = (steps: number) => step && onPut((typed) => stepped(typed, steps * step.by))
  const field = (control: object) => (
    <span className="relative block min-w-0 grow">
      <span aria-hidden className="absolute inset-y-0 start-3 grid items-center text-muted">
        Gs.
      </span>
      <input
        {...control}
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="150.000"
        onBlur={() => {
          onPut(groupedValue)
          onBlur()
        }}
        onKeyDown={(event) => {
          // Sent from within: read as on leaving.
          if (event.key === 'Enter') onPut(groupedValue)
          if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          go(event.key === 'ArrowUp' ? 1 : -1)
        }}
        className={`${CONTROL} numbers ps-11`}
      />
    </span>
  )
  return (
    <Field label={label} hint={hint} note={note} problem={problem}>
      {(control) =>
        step ? (
          <span className="flex gap-2">
            {field(control)}
            <Button
              kind="secondary"
              aria-label={step.less}
              onClick={() => go(-1)}
              className="w-11 shrink-0 px-0"
            >
              <Minus size={20} aria-hidden />
            </Button>
            <Button
              kind="secondary"
              aria-label={step.more}
              onClick={() => go(1)}
              className="w-11 shrink-0 px-0"
            >
              <Plus size={20} aria-hidden />
            </Button>
          </span>
        ) : (
          field(control)
        )
      }
    </Field>
  )
}
