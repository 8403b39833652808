import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Hourglass, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasLapsed } from '#rules/payments'
import { isFailure } from '#web/api/failure.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { DepositPromise } from '#web/payments/deposit/deposit-promise.tsx'
import { PageLink } from '#web/payments/deposit/page-link.tsx'
import { useDeposit } from '#web/payments/deposit/use-deposit.ts'
import { type Order, orderOf, paidPath } from '#web/payments/order.ts'
import { tradeQuery } from '#web/trades/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Paid } from './paid.tsx'
import { PaymentForm } from './payment-form.tsx'

/** /secure-payment */
export function PaymentScreen() {
  const t = useWords('payments')
  const search = useRawSearch()
  const order = orderOf(search)
  useTitle(t('title'))
  if (!order) {
    return (
      <EmptyState heading="h1" icon={TriangleAlert} title={t('failed')} text={t('missing')}>
        <PageLink href={paths.trades}>{t('to_trades')}</PageLink>
      </EmptyState>
    )
  }
  return <Payment key={search} order={order} search={search} />
}

function Payment({ order, search }: { order: Order; search: string }) {
  const t = useWords('payments')
  const { state, again, done } = useDeposit(order)
  const amount = formatCents(order.amount)
  if (state.kind === 'done' || state.kind === 'paid') return <Paid kind={state.kind} />
  if (state.kind === 'absent') {
    return (
      <EmptyState heading="h1" icon={TriangleAlert} title={t('absent')} text={t('absent_text')}>
        <PageLink href={paths.trades}>{t('to_trades')}</PageLink>
      </EmptyState>
    )
  }
  if (state.kind === 'unheard') {
    return (
      <div role="status">
        <EmptyState heading="h1" icon={Hourglass} title={t('unheard')} text={t('unheard_text')}>
          <PageLink href={paths.trade(order.proposalId)}>{t('back')}</PageLink>
          <Button kind="secondary" onClick={again}>
            {t('check_again')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (state.kind === 'failed') {
    return (
      <LoadProblem
        heading="h1"
        isOffline={isFailure(state.error, 0)}
        title={t('intent_failed')}
        text={state.said}
        offlineText={state.said}
        error={state.error}
        retry={again}
      >
        <PageLink href={paths.trades}>{t('to_trades')}</PageLink>
      </LoadProblem>
    )
  }
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-2 wide:pt-4">
      <div>
        <a
          href={paths.trade(order.proposalId)}
          className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 font-medium text-accent-strong no-underline hover:bg-accent-soft"
        >
          <ArrowLeft size={20} aria-hidden />
          {t('back')}
        </a>
      </div>
      <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
      <section aria-labelledby="summary" className="rounded-card border border-line bg-card p-4">
        <h2 id="summary" className="mb-2 text-base">
          {t('summary')}
        </h2>
        <dl className="grid gap-2">
          <Line name={t('type')}>{t(`type_${order.type}`)}</Line>
          <Line name={t('description')}>{order.description}</Line>
          <Line name={t('amount')}>
            <strong className="numbers text-lg">{amount}</strong>
          </Line>
        </dl>
        <Renewal tradeId={order.proposalId} />
      </section>
      <DepositPromise />
      {state.kind === 'form' ? (
        <PaymentForm
          payment={state.payment}
          label={t('place', { amount })}
          returnTo={paidPath(search)}
          onPaid={done}
        />
      ) : (
        <div role="status" className="grid gap-2">
          <p className="text-muted">{t('preparing')}</p>
          <div className="skeleton h-56 rounded-card" aria-busy="true" />
        </div>
      )}
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** One that lapsed, or is about to, is told of before it is paid again. */
function Renewal({ tradeId }: { tradeId: number }) {
  const t = useWords('payments')
  const { user } = useSession()
  const { data: trade } = useQuery(tradeQuery(tradeId))
  const own = trade?.deposits.find(({ userId }) => userId === user?.id)
  if (!own || !(own.isLapsing || hasLapsed(own.status))) return null
  return <p className="mt-3 text-sm text-wait">{t('renewing')}</p>
}
