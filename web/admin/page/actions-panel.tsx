import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Link } from 'wouter'
import { Loaded } from '#web/admin/loaded.tsx'
import { actionsQuery } from '#web/admin/queries.ts'
import type { admin } from '#web/i18n/messages/es/admin.ts'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

const DID: Record<string, keyof typeof admin> = {
  report_keep: 'did_report_keep',
  report_hide: 'did_report_hide',
  report_suspend: 'did_report_suspend',
  report_photo_seen: 'did_report_photo_seen',
  unsuspend: 'did_unsuspend',
  mail_credentials: 'did_mail_credentials',
  mail_credentials_removed: 'did_mail_credentials_removed',
  mail_test: 'did_mail_test',
  setup: 'did_setup',
  verification_approved: 'did_verification_approved',
  verification_rejected: 'did_verification_rejected',
  verification_document_seen: 'did_verification_document_seen',
  verification_code_made: 'did_verification_code_made',
  decide_claim: 'did_decide_claim',
  payout_details_seen: 'did_payout_details_seen',
  payout_paid: 'did_payout_paid',
  decide_problem: 'did_decide_problem',
  problem_seen: 'did_problem_seen',
  failure_retried: 'did_failure_retried',
  meeting_place_added: 'did_meeting_place_added',
  meeting_place_renamed: 'did_meeting_place_renamed',
  meeting_place_hidden: 'did_meeting_place_hidden',
  meeting_place_shown: 'did_meeting_place_shown',
}

/** Who did what and when: the latest. */
export function ActionsPanel() {
  const t = useWords('admin')
  return (
    <section aria-labelledby="log" className="grid gap-3">
      <h2 id="log" className="text-lg">
        {t('actions_title')}
      </h2>
      <Loaded query={useQuery(actionsQuery)}>
        {(actions) =>
          actions.length === 0 ? (
            <EmptyState icon={ScrollText} title={t('actions_none')} text={t('actions_none_text')} />
          ) : (
            <ol className="divide-y divide-line rounded-card border border-line bg-card px-4">
              {actions.map(({ id, adminName, action, target, createdAt }) => (
                <li key={id} className="py-3">
                  <p className="font-semibold">{t(DID[action] ?? 'did_other', { name: action })}</p>
                  <p className="text-sm text-muted">
                    {adminName} · {momentInAsuncion(createdAt)}
                  </p>
                  <Target of={target} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}

const PAGES: Record<string, (id: string) => string> = {
  item: (id) => paths.item(Number(id)),
  person: paths.person,
  verification: paths.person,
}

/** What it was done to, "kind:id" and perhaps more: with its page, where it has one. */
function Target({ of: target }: { of: string }) {
  const [kind = '', id] = target.split(':')
  const page = PAGES[kind]
  if (!page || !id) return <p className="numbers text-sm text-muted">{target}</p>
  return (
    <Link href={page(id)} className="numbers -my-3 inline-block py-3 text-sm text-muted">
      {target}
    </Link>
  )
}
