import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { guaranies } from './guaranies.ts'

/** What it is about, above whatever is offered for it. */
export function WantedThing({ item }: { item: Item }) {
  const t = useWords('proposals')
  return (
    <section aria-label={t('wanted')} className="flex items-center gap-3">
      <Thumb photo={item.photos[0]} />
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('wanted')}</p>
        <p className="font-semibold wrap-anywhere">{item.title}</p>
        <p className="text-sm text-muted">
          {t('of', { name: item.user.firstName })} ·{' '}
          <span className="numbers">{guaranies(item.estimatedValue) ?? t('no_value')}</span>
        </p>
      </div>
    </section>
  )
}
