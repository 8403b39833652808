import { useWords } from '#web/i18n/use-words.ts'
import { PAYERS, type Payer } from './terms-values.ts'

type MoneyChoiceProps = { payer: Payer; name: string; onChange: (payer: Payer) => void }

/** Who adds money: one of the two, or nobody. All of a choice is its target. */
export function MoneyChoice({ payer, name, onChange }: MoneyChoiceProps) {
  const t = useWords('terms')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('money')}</legend>
      <div className="flex flex-wrap gap-2">
        {PAYERS.map((one) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-card px-3.5 text-sm font-medium transition-colors duration-150 ease-calm hover:border-line-strong has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="payer"
              value={one}
              checked={payer === one}
              onChange={() => onChange(one)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {t(`payer_${one}`, { name })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
