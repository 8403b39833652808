import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { PageLink } from '#web/payments/deposit/page-link.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Long enough to read that it is paid. */
const REDIRECT_MS = 3_000

/** `done` leads on by itself; who came back to a paid one is left to read it (case 7). */
export function Paid({ kind }: { kind: 'done' | 'paid' }) {
  const t = useWords('payments')
  useEffect(() => {
    if (kind !== 'done') return
    const timer = setTimeout(() => leaveTo(paths.trades), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [kind])
  return (
    <div role="status">
      <EmptyState heading="h1" icon={ShieldCheck} title={t(kind)} text={t(`${kind}_text`)}>
        <PageLink href={paths.trades}>{t('to_trades')}</PageLink>
      </EmptyState>
    </div>
  )
}
