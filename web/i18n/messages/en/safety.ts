/** Words of reporting and blocking. */
import type { safety as es } from '../es/safety.ts'

export const safety: Record<keyof typeof es, string> = {
  report: 'Report',
  report_review: 'Report review',
  report_item: 'Report item',
  report_person: 'Report person',
  report_message: 'Report message',
  report_text: 'Somebody of the team reads it. Nobody else learns that you reported it.',
  reason: 'Reason',
  reason_choose: 'Choose a reason',
  reason_spam: 'Spam or advertising',
  reason_harassment: 'Harassment',
  reason_inappropriate: 'Inappropriate content',
  reason_fake: 'Fake or misleading',
  reason_other: 'Other',
  description: 'Description',
  description_hint: 'Tell us what happened, in 10 characters or more.',
  send_report: 'Send report',
  sending_report: 'Sending…',
  report_sent: 'Report sent',
  report_sent_text: 'Thank you. We will look into it.',
  report_failed: 'Failed to submit report',
}
