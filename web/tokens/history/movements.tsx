import { useInfiniteQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { PagedLines } from '#web/browse/list/paged-lines.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { MovementRow } from '#web/tokens/movement-row.tsx'
import { tokenHistoryQuery } from '#web/tokens/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Every movement; older ones when they are asked for. */
export function Movements() {
  const t = useWords('tokens')
  const query = useInfiniteQuery({ ...tokenHistoryQuery, refetchOnMount: 'always' })
  const words = {
    ...{ list: t('history_title'), loading: t('history_loading'), more: t('history_more') },
    ...{ failed: t('history_failed'), failedText: t('history_failed_text') },
    offline: t('history_offline'),
  }
  return (
    <PagedLines
      query={query}
      row={(movement) => <MovementRow key={movement.id} movement={movement} withBalance />}
      empty={
        <EmptyState icon={Coins} title={t('history_none')} text={t('history_none_text')}>
          <ButtonLink href={paths.publish}>{t('to_publish')}</ButtonLink>
        </EmptyState>
      }
      words={words}
      shape="h-10"
    />
  )
}
