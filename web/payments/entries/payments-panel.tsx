import { EntriesPanel } from './entries-panel.tsx'
import { PayoutsPanel } from './payouts-panel.tsx'
import { StuckList } from './stuck-list.tsx'

/** For administrators: what is stuck, what is owed, and what became of everybody's money. Words of 'money'. */
export function PaymentsPanel() {
  return (
    <div className="grid gap-8">
      <StuckList />
      <PayoutsPanel />
      <EntriesPanel />
    </div>
  )
}
