import { Star } from 'lucide-react'
import { STARS } from '#terms/reputation'
import { useWords } from '#web/i18n/use-words.ts'

/** By halves of a star. Classes: the policy of rendered pages forbids style attributes. */
const WIDTHS = [
  'w-0',
  'w-1/10',
  'w-2/10',
  'w-3/10',
  'w-4/10',
  'w-5/10',
  'w-6/10',
  'w-7/10',
  'w-8/10',
  'w-9/10',
  'w-full',
]

/** A rating (0 to 5, to half a star) as stars; said as "4 de 5 estrellas". */
export function Stars({ rating }: { rating: number }) {
  const t = useWords('reviews')
  const row = (fill: string) => STARS.map((n) => <Star key={n} size={18} fill={fill} />)
  return (
    <span
      role="img"
      aria-label={t('stars', { rating })}
      className="relative inline-flex shrink-0 text-accent-strong"
    >
      <span className="flex opacity-45">{row('none')}</span>
      <span
        className={`absolute inset-y-0 start-0 flex overflow-hidden *:shrink-0 ${WIDTHS[Math.round(2 * rating)]}`}
      >
        {row('currentColor')}
      </span>
    </span>
  )
}
