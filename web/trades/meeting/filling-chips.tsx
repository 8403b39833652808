import { type ChangeEvent, type ReactNode, useState } from 'react'
import { ChoiceChip } from '#web/forms/fields/choice-chip.tsx'
import { Choices } from '#web/forms/fields/choices.tsx'

type Choice = {
  value: string
  label: string
  /** What is to be told of it, behind its label. */
  mark?: ReactNode
}

type FillingChipsProps = {
  label: string
  /** Of the field that they fill. */
  name: string
  value: string
  choices: readonly Choice[]
  /** The last chip: it empties the field and leads into it. */
  other: string
  onFill: (value: string) => void
  /** What leads to more of them, behind the last. */
  more?: ReactNode
}

/** What no choice has. */
const OTHER = ''

/** Chips that fill a field of their form; whatever else stands in it is the last one's. */
export function FillingChips(props: FillingChipsProps) {
  const { label, name, value, choices, other, onFill, more } = props
  const [isOther, setOther] = useState(false)
  const isKnown = choices.some((choice) => choice.value === value)
  const isEmpty = value === '' && !isOther
  const chosen = isKnown ? value : isEmpty ? null : OTHER

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const radio = event.target
    setOther(radio.value === OTHER)
    onFill(radio.value)
    // Whoever goes through the chips with the arrow keys stays among them.
    const field = radio.form?.elements.namedItem(name)
    const isByKey = radio.matches(':focus-visible')
    if (radio.value === OTHER && !isByKey && field instanceof HTMLElement) field.focus()
  }

  const all: readonly Choice[] = [...choices, { value: OTHER, label: other }]

  return (
    <Choices label={label}>
      <div className="flex flex-wrap gap-2">
        {all.map((choice) => (
          <ChoiceChip
            key={choice.value}
            name={`${name}_choice`}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={choose}
            className="numbers"
          >
            <span>{choice.label}</span>
            {choice.mark}
          </ChoiceChip>
        ))}
        {more}
      </div>
    </Choices>
  )
}
