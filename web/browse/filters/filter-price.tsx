import { useState } from 'react'
import { PRICE } from '#terms/browse'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { PriceField } from './price-field.tsx'
import { RangeSlider } from './range-slider.tsx'
import { useDraft } from './use-draft.ts'

const DELAY_MS = 300
type Range = [low: number, high: number]
type Props = { range: Range; onChange: (range: Range) => void }

/** Two handles, or two typed prices. Ranges count thousands of guaraníes (D8); the upper end is no limit. */
export function FilterPrice({ range, onChange }: Props) {
  const t = useWords('filters')
  const language = activeLanguage()
  const { draft, change, flush } = useDraft(
    range,
    (next) => {
      if (!isCrossed(next)) onChange(next)
    },
    DELAY_MS,
  )
  const [low, high] = draft
  const [isTouched, setTouched] = useState(false)
  const money = (units: number) =>
    units === PRICE.max ? t('price_no_limit') : formatGuaranies(units * PRICE.unit, language)
  // Typed ones may be crossed; the line has its ends in order all the same.
  const [least, most] = isCrossed(draft) ? [high, low] : draft

  return (
    <fieldset className="grid gap-2" onBlur={flush}>
      <legend className="mb-2 font-semibold">{t('price')}</legend>
      <RangeSlider
        limits={PRICE}
        values={[least, most]}
        labels={[t('price_min'), t('price_max')]}
        texts={[formatGuaranies(least * PRICE.unit, language), money(most)]}
        onChange={change}
      />
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          label={t('price_from')}
          placeholder="0"
          units={low}
          none={PRICE.min}
          onChange={(units) => {
            setTouched(true)
            change([units, high])
          }}
        />
        <PriceField
          label={t('price_to')}
          placeholder={t('price_no_limit')}
          units={high}
          none={PRICE.max}
          onChange={(units) => {
            setTouched(true)
            change([low, units])
          }}
        />
      </div>
      {isTouched && isCrossed(draft) && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('price_crossed')}
        </p>
      )}
    </fieldset>
  )
}

function isCrossed([low, high]: Range): boolean {
  return high !== PRICE.max && low > high
}
