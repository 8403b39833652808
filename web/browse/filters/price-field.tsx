import { useState } from 'react'
import { PRICE } from '#terms/browse'
import { typedGuaranies } from '#web/forms/fields/money.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

/** What stands for the slider's last amount itself, a hair above its end. */
const TYPED_END = PRICE.max + 1e-4

type Props = {
  label: string
  placeholder: string
  /** Thousands of guaraníes. */
  units: number
  /** What an empty or non-numeric text means. */
  none: number
  onChange: (units: number) => void
}

/** A price typed in guaraníes, as es-PY writes it. What was typed stays, also when it is no price. */
export function PriceField({ label, placeholder, units, none, onChange }: Props) {
  const t = useWords('filters')
  // Spanish grouping in every language: it is what the parser reads.
  const written = (value: number) =>
    value === none ? '' : formatNumber(Math.round(value * PRICE.unit), 'es')
  const [text, setText] = useState(() => written(units))
  const [seen, setSeen] = useState(units)
  const read = (typed: string) => {
    const amount = typed.trim() === '' ? null : typedGuaranies(typed)
    if (amount === null) return none
    const read = amount / PRICE.unit
    // The slider's end is no limit: the same amount, typed, is one.
    return read === PRICE.max ? TYPED_END : read
  }
  if (units !== seen) {
    setSeen(units)
    if (read(text) !== units) setText(written(units))
  }
  const isWrong = text.trim() !== '' && typedGuaranies(text) === null

  return (
    <Field label={label} problem={isWrong ? t('price_invalid') : undefined}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={text}
          placeholder={placeholder}
          onChange={(event) => {
            setText(event.target.value)
            onChange(read(event.target.value))
          }}
          onBlur={() => {
            if (!isWrong) setText(written(read(text)))
          }}
          className={`${CONTROL} numbers`}
        />
      )}
    </Field>
  )
}
