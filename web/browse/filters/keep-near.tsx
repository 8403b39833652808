import { Check, LocateFixed, Pin } from 'lucide-react'
import { useState } from 'react'
import { NEAR, NEAR_COOKIE } from '#terms/home'
import { keepCookie } from '#web/api/storage.ts'
import { isNearKept } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { askDevice, usePosition } from './position.ts'

const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium hover:border-accent'

/** Keeps the nearest first as one's own order (J342); where it is not known where one is, the way to say so. */
export function KeepNear() {
  const t = useWords('filters')
  const { point, asking } = usePosition()
  const [isKept, setKept] = useState(isNearKept)
  const Icon = isKept ? Check : Pin
  const toggle = () => {
    keepCookie(NEAR_COOKIE, isKept ? null : NEAR)
    setKept(!isKept)
  }
  return (
    <div className="flex gap-2">
      {!point && !asking && (
        <button
          type="button"
          onClick={() => void askDevice()}
          className={`${CHIP} border-line-strong bg-card`}
        >
          <LocateFixed size={16} aria-hidden className="shrink-0" />
          {t('distance_use_device')}
        </button>
      )}
      <button
        type="button"
        aria-pressed={isKept}
        data-tip={t('near_always_hint')}
        onClick={toggle}
        className={`${CHIP} ${isKept ? 'border-accent/40 bg-accent-soft text-accent-strong' : 'border-line-strong bg-card'}`}
      >
        <Icon size={16} aria-hidden className="shrink-0" />
        {t('near_always')}
      </button>
    </div>
  )
}
