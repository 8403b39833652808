/** What the log calls what was done, and where what it was done to is seen. */
import type { admin } from '#web/i18n/messages/es/admin.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const DID: Record<string, keyof typeof admin> = {
  report_keep: 'did_report_keep',
  report_hide: 'did_report_hide',
  report_suspend: 'did_report_suspend',
  report_photo_seen: 'did_report_photo_seen',
  unsuspend: 'did_unsuspend',
  people_searched: 'did_people_searched',
  person_seen: 'did_person_seen',
  person_warned: 'did_person_warned',
  person_limited: 'did_person_limited',
  person_suspended: 'did_report_suspend',
  person_restored: 'did_unsuspend',
  proof_kept: 'did_proof_kept',
  proof_cleared: 'did_proof_cleared',
  end_trade: 'did_end_trade',
  mail_credentials: 'did_mail_credentials',
  mail_credentials_removed: 'did_mail_credentials_removed',
  mail_test: 'did_mail_test',
  setup: 'did_setup',
  set_factor: 'did_set_factor',
  use_recovery_code: 'did_use_recovery_code',
  reset_factor: 'did_reset_factor',
  verification_approved: 'did_verification_approved',
  verification_rejected: 'did_verification_rejected',
  verification_refused: 'did_verification_refused',
  verification_document_seen: 'did_verification_document_seen',
  verification_code_made: 'did_verification_code_made',
  decide_claim: 'did_decide_claim',
  payout_details_seen: 'did_payout_details_seen',
  payout_paid: 'did_payout_paid',
  decide_problem: 'did_decide_problem',
  problem_seen: 'did_problem_seen',
  failure_retried: 'did_failure_retried',
  group_fine: 'did_group_fine',
  meeting_place_added: 'did_meeting_place_added',
  meeting_place_renamed: 'did_meeting_place_renamed',
  meeting_place_hidden: 'did_meeting_place_hidden',
  meeting_place_shown: 'did_meeting_place_shown',
}

/** One that this release does not know is named as it is. */
export const didOf = (action: string): keyof typeof admin => DID[action] ?? 'did_other'

const tab = (name: string) => () => `${paths.admin}?tab=${name}`

const PAGES: Record<string, (id: string) => string> = {
  item: (id) => paths.item(Number(id)),
  wish: (id) => paths.wish(Number(id)),
  person: paths.adminPerson,
  verification: paths.adminPerson,
  push: (id) => paths.adminPerson(id.split('/')[0] ?? id),
  people: tab('people'),
  problem: (id) => paths.adminProblem(Number(id)),
  payout: tab('payments'),
  group: tab('groups'),
  meeting_place: tab('places'),
  review: tab('reviews'),
  message: tab('reports'),
  mail: () => paths.mailAdmin,
}

/** Of a target "kind:id"; null: it has no page. */
export function pageOf(target: string): string | null {
  const [kind = '', id = ''] = target.split(':')
  return id === '' ? null : (PAGES[kind]?.(id) ?? null)
}
