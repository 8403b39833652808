import { Banknote, Layers, Package } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { type Kind, OFFERS } from './proposal-values.ts'

const ICONS = { item: Package, money: Banknote, combination: Layers }

type KindChoiceProps = { kind: Kind; onChange: (kind: Kind) => void }

/** What is offered: items, money, or both. All of a choice is its target. */
export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const t = useWords('proposals')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('kind')}</legend>
      <div className="grid grid-cols-2 gap-2 large:grid-cols-1 wide:grid-cols-3">
        {OFFERS.map((one) => {
          const Icon = ICONS[one]
          return (
            <label
              key={one}
              className="relative flex min-h-12 cursor-pointer items-center gap-2 rounded-field border border-line bg-card px-3 py-1.5 text-sm leading-tight font-medium transition-colors duration-150 ease-calm hover:border-line-strong has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => onChange(one)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <Icon size={20} aria-hidden className="shrink-0" />
              {t(`kind_${one}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
