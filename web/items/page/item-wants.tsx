import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { categoryName } from '#terms/categories'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** Before all else that this is an exchange, and whose (D63). Nothing of who has left. */
export function Exchanges({ item, mine }: { item: Item; mine: boolean }) {
  const t = useWords('items')
  const { firstName: name, hasLeft } = item.user
  if (hasLeft) return null
  return (
    <p className="flex items-center gap-2 font-medium text-accent-strong">
      <ArrowLeftRight size={18} aria-hidden className="shrink-0" />
      <span className="min-w-0">
        {mine ? t('wants_exchanges_mine') : t('wants_exchanges', { name })}
      </span>
    </p>
  )
}

/** What its owner would take for it, where they said so. */
export function ItemWants({ item, mine }: { item: Item; mine: boolean }) {
  const t = useWords('items')
  const { wants } = item
  if (!wants) return null
  const { categoryIds, text, takesOffers, takesMoney } = wants
  const names = categoryIds.map((id) => categoryName(id, activeLanguage()))
  const isNamed = text !== '' || names.length > 0
  // Who takes no other offers and names nothing has said nothing.
  if (!(isNamed || takesMoney)) return null
  return (
    <section className="grid gap-2 rounded-card bg-accent-soft/60 p-4">
      <h2 className="font-semibold">{t(mine ? 'wants_would_like_mine' : 'wants_would_like')}</h2>
      {text !== '' && <p>{text}</p>}
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="rounded-full border border-line bg-card px-3 py-1 text-sm">
              {name}
            </li>
          ))}
        </ul>
      )}
      {(takesOffers || isNamed) && (
        <p className="text-sm">{t(takesOffers ? 'wants_takes_offers' : 'wants_takes_named')}</p>
      )}
      {takesMoney && <p className="text-sm">{t('wants_takes_money')}</p>}
    </section>
  )
}

/** One sentence for whoever comes by a shared link and has never been here. */
export function WhatThisIs() {
  const t = useWords('items')
  return (
    <p className="text-sm text-muted">
      {t('wants_what_this_is')}{' '}
      <Link
        href={paths.landing}
        className="inline-flex min-h-11 items-center font-medium text-accent-strong"
      >
        {t('wants_how')}
      </Link>
    </p>
  )
}
