import { ChoiceChip } from '#web/forms/fields/choice-chip.tsx'
import { Choices } from '#web/forms/fields/choices.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { PAYERS, type Payer } from './terms-values.ts'

type MoneyChoiceProps = { payer: Payer; name: string; onChange: (payer: Payer) => void }

/** Who adds money: one of the two, or nobody. */
export function MoneyChoice({ payer, name, onChange }: MoneyChoiceProps) {
  const t = useWords('terms')
  return (
    <Choices label={t('money')}>
      <div className="flex flex-wrap gap-2">
        {PAYERS.map((one) => (
          <ChoiceChip
            key={one}
            name="payer"
            value={one}
            checked={payer === one}
            onChange={() => onChange(one)}
          >
            {t(`payer_${one}`, { name })}
          </ChoiceChip>
        ))}
      </div>
    </Choices>
  )
}
