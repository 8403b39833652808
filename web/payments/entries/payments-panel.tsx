import { EntriesPanel } from './entries-panel.tsx'
import { PayoutsPanel } from './payouts-panel.tsx'

/** For administrators: what is owed, and what became of everybody's money. Words of 'money'. */
export function PaymentsPanel() {
  return (
    <div className="grid gap-8">
      <PayoutsPanel />
      <EntriesPanel />
    </div>
  )
}
