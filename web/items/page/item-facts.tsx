import { CalendarDays, CircleCheck, Clock, MapPin, Tag } from 'lucide-react'
import type { Item } from '#contract/items'
import { isOnOffer, isReserved } from '#rules/items'
import { categoryName } from '#terms/categories'
import type { TradeStatus } from '#terms/items'
import { useNow } from '#web/api/first-view.ts'
import { HeartButton } from '#web/favorites/heart-button.tsx'
import { ageOf, formatDate, formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useDistance } from '#web/i18n/use-distance.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { CONDITION_ICONS } from '#web/items/fields/condition-icons.ts'
import { Exchanges, ItemWants } from './item-wants.tsx'
import { ShareButton } from './share/share-button.tsx'

const CHIP =
  'inline-flex items-center gap-1.5 rounded-full border border-line bg-card px-3 py-1 text-sm font-medium'

type ItemFactsProps = {
  item: Item
  distanceKm: number | undefined
  /** Says that it cannot be had now. */
  hasMark: boolean
  mine: boolean
}

/** What it is, what it is worth, where it is, how long it has been here. */
export function ItemFacts({ item, distanceKm, hasMark, mine }: ItemFactsProps) {
  const t = useWords('items')
  const things = useWords('things')
  const language = activeLanguage()
  const age = useAge(item.createdAt)
  const Icon = CONDITION_ICONS[item.condition]
  const inWords = useDistance()
  const distance = distanceKm === undefined ? undefined : inWords(distanceKm)

  return (
    <div className="grid gap-4">
      {hasMark && <StatusMark status={item.tradeStatus} isAsked={item.isAsked === true} />}
      <div className="flex items-start justify-between gap-3 large:flex-col">
        <div className="grid min-w-0 gap-1 pt-1.5">
          <Exchanges item={item} mine={mine} />
          <h1 className="text-xl wide:text-2xl">{item.title}</h1>
        </div>
        <HeartButton item={item} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="numbers text-lg font-bold">
          {item.estimatedValue > 0
            ? t('wants_worth', { value: formatGuaranies(item.estimatedValue, language) })
            : t('no_value')}
        </p>
        <ShareButton item={item} />
      </div>
      <ItemWants item={item} mine={mine} />
      <p className="flex flex-wrap gap-2">
        <span className={CHIP}>
          <Icon size={18} aria-hidden className="text-accent-strong" />
          {things(`condition_${item.condition}`)}
        </span>
        <span className={CHIP}>
          <Tag size={18} aria-hidden className="text-accent-strong" />
          {categoryName(item.categoryId, language) || item.category.name}
        </span>
      </p>
      <ul className="grid gap-2 text-muted">
        <li className="flex gap-2">
          <MapPin size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {[item.location || things('no_location'), distance].filter(Boolean).join(' · ')}
          </span>
        </li>
        <li className="flex gap-2">
          <CalendarDays size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            {t('published_on', { date: formatDate(item.createdAt, language) })} · {age}
          </span>
        </li>
      </ul>
    </div>
  )
}

/** Said before anything else when the item cannot be had now (D10). */
function StatusMark({ status, isAsked }: { status: TradeStatus; isAsked: boolean }) {
  const t = useWords('items')
  const things = useWords('things')
  if (isOnOffer(status)) return null
  const reserved = isReserved(status)
  const Icon = reserved ? Clock : CircleCheck
  return (
    <p
      className={`flex items-center gap-3 rounded-card px-4 py-3 ${reserved ? 'bg-wait-soft text-wait' : 'bg-done-soft text-done'}`}
    >
      <Icon size={22} aria-hidden className="shrink-0" />
      <span>
        <span className="block font-semibold">{things(`status_${status}`)}</span>
        <span className="block text-sm text-ink">
          {t(isAsked ? 'status_asked_text' : `status_${status}_text`)}
        </span>
      </span>
    </p>
  )
}

/** "Hace 3 h": measured once, when the page is shown. */
function useAge(iso: string): string {
  const t = useWords('things')
  const now = useNow()
  const { unit, count } = ageOf(iso, now)
  return t(`age_${unit}`, { count })
}
