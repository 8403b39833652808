import { useRef, useState } from 'react'
import { AMOUNT_STEP } from '#terms/proposals'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { type Given, valueGap } from '#web/trades/value-gap.ts'
import { ValueGapLine } from '#web/trades/value-gap-line.tsx'
import { Button } from '#web/ui/button.tsx'

/** Which side adds money. */
type Payer = 'me' | 'them'

type ValueBridgeProps = {
  given: Given
  got: Given
  onPay: (payer: Payer, guaranies: number) => void
  onThing: (side: 'give' | 'get') => void
}

/** What lies between both sides, where that is much, and three ways to close it: another thing, money, as it is. */
export function ValueBridge({ given, got, onPay, onThing }: ValueBridgeProps) {
  const t = useWords('proposals')
  const [isLeft, setLeft] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const gap = valueGap(given, got)
  // The sum takes the place of the money that is in it already.
  const open = (gap ?? 0) + (given.money ?? 0) - (got.money ?? 0)
  const sum = Math.round(Math.abs(open) / AMOUNT_STEP) * AMOUNT_STEP
  const payer = open > 0 ? 'me' : 'them'
  const money = formatGuaranies(sum, activeLanguage())
  // What was pressed goes: whoever goes on with the keyboard stays here.
  const stay = (work: () => void) => () => {
    work()
    line.current?.focus()
  }
  return (
    <div className="grid gap-2">
      <div ref={line} role="status" tabIndex={-1} className="outline-none">
        <ValueGapLine given={given} got={got} />
      </div>
      {gap !== null && !isLeft && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => onThing(gap > 0 ? 'give' : 'get')}>
            {t('bridge_thing')}
          </Button>
          {sum > 0 && (
            <Button kind="secondary" onClick={stay(() => onPay(payer, sum))}>
              {t(`bridge_money_${payer}`, { money })}
            </Button>
          )}
          <Button kind="quiet" onClick={stay(() => setLeft(true))}>
            {t('bridge_leave')}
          </Button>
        </div>
      )}
    </div>
  )
}
