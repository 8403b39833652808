import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { Figures } from '#contract/admin'
import { STATUSES } from '#terms/trades'
import { FigureList } from '#web/admin/figure-list.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { figuresQuery } from '#web/admin/queries.ts'
import { formatNumber, LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

/** How it all goes, in a few numbers. */
export function FiguresPanel() {
  const t = useWords('admin')
  return (
    <Loaded query={useQuery(figuresQuery)}>
      {(figures) => (
        <div className="grid gap-6">
          <Numbers figures={figures} />
          <section aria-labelledby="trades" className="grid gap-3">
            <h2 id="trades" className="text-lg">
              {t('trades')}
            </h2>
            <dl className="grid gap-x-8 rounded-card border border-line bg-card px-4 py-2 sm:grid-cols-2">
              {STATUSES.map((status) => (
                <div key={status} className="flex min-h-11 items-center justify-between gap-3">
                  <dt className="text-muted">{t(`status_${status}`)}</dt>
                  <dd className="numbers font-semibold">{figures.trades[status]}</dd>
                </div>
              ))}
            </dl>
          </section>
          <ButtonLink href={paths.mailAdmin} kind="secondary" className="justify-self-start">
            <Mail size={20} aria-hidden />
            {t('to_mail')}
          </ButtonLink>
        </div>
      )}
    </Loaded>
  )
}

function Numbers({ figures }: { figures: Figures }) {
  const t = useWords('admin')
  const hours = (value: number) =>
    value.toLocaleString(LOCALES[activeLanguage()], { maximumFractionDigits: 1 })
  const number = (value: number) => formatNumber(value, activeLanguage())
  const { people, itemsOnOffer, itemsPublished, medianHours } = figures
  const all = [
    [t('people'), number(people)],
    [t('items_on_offer'), number(itemsOnOffer)],
    [t('items_published'), number(itemsPublished)],
    [t('median'), medianHours === null ? t('median_none') : hours(medianHours)],
  ] as const
  return <FigureList figures={all} columns="wide:grid-cols-4" />
}
