import { Link, useLocation, useSearch } from 'wouter'
import { LISTS, type List } from '#terms/proposals'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TabList } from '#web/ui/tab-list.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { type Asked, hrefOf, readAsked, tabStore } from './asked-list.ts'
import { StateFilter } from './state-filter.tsx'
import { TradesList } from './trades-list.tsx'
import { useTrades } from './use-trades.ts'

const PANEL_ID = 'trades-panel'
const tabId = (tab: List) => `trades-${tab}`

/** `/trades`: what the person was proposed, and what they proposed, together or apart. */
export function TradesScreen() {
  const t = useWords('trades')
  const asked = readAsked(new URLSearchParams(useSearch()), tabStore.useValue())
  const [, navigate] = useLocation()
  const { user } = useSession()
  useTitle(t('title'))
  const ask = (part: Partial<Asked>) => navigate(hrefOf({ ...asked, ...part }), { replace: true })
  const choose = (tab: List) => {
    tabStore.set(tab)
    ask({ tab })
  }
  return (
    <div className="flow-root">
      <header className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-4 wide:mt-8">
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        <Link
          href={paths.tradeDemo}
          className="inline-flex min-h-11 items-center font-medium text-accent-strong"
        >
          {t('how')}
        </Link>
      </header>
      <div className="mb-4 grid gap-3">
        <TabList
          options={LISTS.map((value) => ({ value, id: tabId(value), label: t(`box_${value}`) }))}
          selected={asked.tab}
          onChange={choose}
          label={t('boxes')}
          panelId={PANEL_ID}
        />
        <StateFilter filter={asked.filter} onChange={(filter) => ask({ filter })} />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(asked.tab)}>
        {user && (
          <TradeBox
            key={asked.tab}
            asked={asked}
            userId={user.id}
            onAll={() => ask({ filter: 'all' })}
          />
        )}
      </div>
    </div>
  )
}

type TradeBoxProps = { asked: Asked; userId: string; onAll: () => void }

function TradeBox({ asked, userId, onAll }: TradeBoxProps) {
  const t = useWords('trades')
  const listing = useTrades(asked, userId)
  const { total, isEmpty } = listing
  const words = total?.more ? 'count_more' : (`count_${asked.tab}` as const)
  return (
    <>
      <p role="status" className="numbers mb-2 min-h-[1.5em] text-sm text-muted">
        {total && !isEmpty && t(words, { count: total.count })}
      </p>
      <TradesList asked={asked} listing={listing} userId={userId} onAll={onAll} />
    </>
  )
}
