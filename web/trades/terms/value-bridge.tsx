import { useState } from 'react'
import { AMOUNT_STEP } from '#terms/proposals'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { type Given, valueGap } from '#web/trades/value-gap.ts'
import { ValueGapLine } from '#web/trades/value-gap-line.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Payer } from './terms-values.ts'

type ValueBridgeProps = {
  given: Given
  got: Given
  onPay: (payer: Payer, guaranies: number) => void
}

/** What lies between both sides, where that is much, and three ways to close it: another thing, money, as it is. */
export function ValueBridge({ given, got, onPay }: ValueBridgeProps) {
  const t = useWords('terms')
  const [isLeft, setLeft] = useState(false)
  const gap = valueGap(given, got)
  if (gap === null || isLeft) return <ValueGapLine given={given} got={got} />
  const sum = Math.round(Math.abs(gap) / AMOUNT_STEP) * AMOUNT_STEP
  const payer = gap > 0 ? 'me' : 'them'
  const money = formatGuaranies(sum, activeLanguage())
  const toShelf = () => {
    const [mine, theirs] = document.querySelectorAll<HTMLElement>('[data-shelf]')
    const shelf = gap > 0 ? mine : theirs
    shelf?.scrollIntoView({ block: 'start' })
    shelf?.querySelector<HTMLElement>('input:not(:checked)')?.focus({ preventScroll: true })
  }
  return (
    <div className="grid gap-2">
      <ValueGapLine given={given} got={got} />
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={toShelf}>
          {t('bridge_thing')}
        </Button>
        <Button kind="secondary" onClick={() => onPay(payer, sum)}>
          {t(`bridge_money_${payer}`, { money })}
        </Button>
        <Button kind="quiet" onClick={() => setLeft(true)}>
          {t('bridge_leave')}
        </Button>
      </div>
    </div>
  )
}
