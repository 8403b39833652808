import { type ComponentType, Suspense } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { ActionsPanel } from './actions-panel.tsx'
import { FailuresPanel } from './failures-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { SuspendedList } from './suspended-list.tsx'
import { type Tab, Tabs, tabOf } from './tabs.tsx'

const VerificationQueue = lazyPart(
  () => import('#browser/verification/queue/verification-queue.tsx'),
  'VerificationQueue',
)
const ProblemsQueue = lazyPart(
  () => import('#browser/problems/queue/problems-queue.tsx'),
  'ProblemsQueue',
)
const PeoplePanel = lazyPart(() => import('#browser/admin/people/people-panel.tsx'), 'PeoplePanel')
const PaymentsPanel = lazyPart(
  () => import('#browser/payments/entries/payments-panel.tsx'),
  'PaymentsPanel',
)
const MeetingPlacesPanel = lazyPart(
  () => import('#browser/trades/meeting-places/meeting-places-panel.tsx'),
  'MeetingPlacesPanel',
)
const GroupsPanel = lazyPart(
  () => import('#browser/reputation/groups/groups-panel.tsx'),
  'GroupsPanel',
)
const MonitoringPanel = lazyPart(
  () => import('#browser/monitoring/monitoring-panel.tsx'),
  'MonitoringPanel',
)

const PANELS: Record<Tab, ComponentType> = {
  summary: FiguresPanel,
  verifications: VerificationQueue,
  reviews: () => <ReportsPanel queue="review" />,
  reports: () => (
    <div className="grid gap-8">
      <ReportsPanel queue="others" />
      <SuspendedList />
    </div>
  ),
  problems: ProblemsQueue,
  people: PeoplePanel,
  payments: PaymentsPanel,
  places: MeetingPlacesPanel,
  groups: GroupsPanel,
  failures: FailuresPanel,
  running: MonitoringPanel,
  actions: ActionsPanel,
}

/** /admin: what waits for a decision, figures, and what was done. */
export function AdminScreen() {
  const t = useWords('admin')
  const tab = tabOf(useRawSearch())
  const Panel = PANELS[tab]
  useTitle(t('title'))
  return (
    <div className="mx-auto grid max-w-4xl gap-5 pt-6 wide:pt-10">
      <header className="grid gap-1">
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <Tabs current={tab} />
      <Suspense fallback={<div className="skeleton h-40 rounded-card" aria-busy="true" />}>
        <Panel />
      </Suspense>
    </div>
  )
}
