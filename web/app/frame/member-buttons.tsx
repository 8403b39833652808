import { Bell } from '#web/notifications/bell/bell.tsx'
import { AccountButton } from './account-button.tsx'

/** What a signed-in person has at the end of the header: what is new, and their account. */
export function MemberButtons() {
  return (
    <div className="flex shrink-0 items-center">
      <Bell />
      <AccountButton />
    </div>
  )
}
