import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronLeft, CreditCard } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { myPaymentsQuery } from '#web/payments/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { EntryList } from './entry-list.tsx'
import { EntryRow } from './entry-row.tsx'
import { OwedList } from './owed-list.tsx'

/** /settings/payments: whatever became of one's money (D56). */
export function PaymentsScreen() {
  const t = useWords('money')
  useTitle(t('title'))
  useTop()
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4 wide:pt-8">
      <header className="grid justify-items-start gap-1">
        <ButtonLink kind="quiet" href={paths.settings} className="-ms-2 ps-1 pe-3">
          <ChevronLeft size={18} aria-hidden />
          {t('back')}
        </ButtonLink>
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      <OwedList />
      <EntryList
        query={useInfiniteQuery({ ...myPaymentsQuery, refetchOnMount: 'always' })}
        row={(entry) => <EntryRow key={entry.id} entry={entry} />}
        empty={
          <EmptyState icon={CreditCard} title={t('none')} text={t('none_text')}>
            <ButtonLink href={paths.trades}>{t('to_trades')}</ButtonLink>
          </EmptyState>
        }
      />
    </div>
  )
}
