import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PaymentEntry } from '#contract/payments'
import { PagedLines } from '#web/browse/list/paged-lines.tsx'
import { useWords } from '#web/i18n/use-words.ts'

type EntryListProps<One extends PaymentEntry> = {
  query: UseInfiniteQueryResult<{ pages: { items: One[] }[] }>
  row: (entry: One) => ReactNode
  empty: ReactNode
}

/** What became of money, one's own or everybody's. */
export function EntryList<One extends PaymentEntry>(props: EntryListProps<One>) {
  const t = useWords('money')
  const words = {
    ...{ list: t('list'), loading: t('loading'), more: t('more'), failed: t('failed') },
    ...{ failedText: t('failed_text'), offline: t('offline') },
  }
  return <PagedLines {...props} words={words} shape="h-16" />
}
