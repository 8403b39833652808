import { ArrowLeftRight, Inbox } from 'lucide-react'
import type { List } from '#terms/proposals'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Nothing in this list yet: what will be here, and the one next step. */
export function NoTrades({ tab }: { tab: List }) {
  const t = useWords('trades')
  const isReceived = tab === 'received'
  return (
    <EmptyState icon={ArrowLeftRight} title={t(`none_${tab}`)} text={t(`none_${tab}_text`)}>
      <ButtonLink href={isReceived ? paths.publish : paths.home}>
        {t(isReceived ? 'publish' : 'explore')}
      </ButtonLink>
    </EmptyState>
  )
}

/** Nothing that the filter lets through. */
export function NoneSuch({ onAll }: { onAll: () => void }) {
  const t = useWords('trades')
  return (
    <EmptyState icon={Inbox} title={t('none_such')} text={t('none_such_text')}>
      <Button kind="secondary" onClick={onAll}>
        {t('see_all')}
      </Button>
    </EmptyState>
  )
}
