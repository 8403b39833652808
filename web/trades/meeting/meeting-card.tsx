import type { Trade } from '#contract/trades'
import { AgreedMeeting } from './agreed-meeting.tsx'
import { SuggestedMeeting } from './suggested-meeting.tsx'

/** What is agreed of the meeting, and apart from it what one of the two suggests; absent while there is neither. */
export function MeetingCard({ trade }: { trade: Trade }) {
  return (
    <>
      <AgreedMeeting trade={trade} />
      <SuggestedMeeting trade={trade} />
    </>
  )
}
