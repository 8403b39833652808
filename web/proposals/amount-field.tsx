import { Minus, Plus } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { stepped } from './proposal-values.ts'

type AmountFieldProps = {
  amount: string
  onChange: (amount: string) => void
  problem: string | undefined
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Guaraníes as es-PY writes them (case 12): read on leaving, shown grouped, never rounded. */
export function AmountField({ amount, onChange, problem }: AmountFieldProps) {
  const t = useWords('proposals')
  return (
    <Field label={t('amount')} hint={t('amount_hint')} problem={problem}>
      {(control) => (
        <span className="flex gap-2">
          <span className="relative block min-w-0 grow">
            <span aria-hidden className="absolute inset-y-0 start-3 grid items-center text-muted">
              Gs.
            </span>
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder="150.000"
              value={amount}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => amount.trim() !== '' && onChange(stepped(amount, 0))}
              onKeyDown={(event) => {
                const step = STEPS[event.key]
                if (step === undefined) return
                event.preventDefault()
                onChange(stepped(amount, step))
              }}
              className={`${CONTROL} numbers ps-11`}
            />
          </span>
          <Button
            kind="secondary"
            aria-label={t('amount_less')}
            onClick={() => onChange(stepped(amount, -1))}
            className="w-11 shrink-0 px-0"
          >
            <Minus size={20} aria-hidden />
          </Button>
          <Button
            kind="secondary"
            aria-label={t('amount_more')}
            onClick={() => onChange(stepped(amount, 1))}
            className="w-11 shrink-0 px-0"
          >
            <Plus size={20} aria-hidden />
          </Button>
        </span>
      )}
    </Field>
  )
}
