import { useQuery } from '@tanstack/react-query'
import type { Failures } from '#contract/admin'
import type { admin } from '#web/i18n/messages/es/admin.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Loaded } from './loaded.tsx'
import { failuresQuery } from './queries.ts'
import { when } from './when.ts'

const MAILS: Record<string, keyof typeof admin> = {
  verify_code: 'mail_verify_code',
  reset_code: 'mail_reset_code',
  known_address: 'mail_known_address',
  password_changed: 'mail_password_changed',
  trade_proposal: 'mail_trade_proposal',
  trade_accepted: 'mail_trade_accepted',
  trade_reminder: 'mail_trade_reminder',
  unread_messages: 'mail_unread_messages',
  item_hidden: 'mail_item_hidden',
}
const pushWord = (kind: string) =>
  kind === 'new_message' ? 'push_message' : kind.startsWith('trade_') ? 'push_trade' : 'push_other'

/** Mails and pushes that were given up, newest first. */
export function FailuresPanel() {
  const t = useWords('admin')
  return (
    <Loaded query={useQuery(failuresQuery)}>
      {({ mails, pushes }: Failures) => (
        <div className="grid gap-8 wide:grid-cols-2 wide:items-start">
          <Rows
            title={t('mails_title')}
            none={t('mails_none')}
            rows={mails.map((mail) => ({
              key: mail.id,
              what: t(MAILS[mail.kind] ?? 'mail_other', { kind: mail.kind }),
              whom: mail.recipient,
              at: mail.createdAt,
              attempts: mail.attempts,
            }))}
          />
          <Rows
            title={t('pushes_title')}
            none={t('pushes_none')}
            rows={pushes.map((push, index) => ({
              key: index,
              what: t(pushWord(push.kind)),
              whom: push.name,
              at: push.failedAt,
              attempts: push.attempts,
            }))}
          />
        </div>
      )}
    </Loaded>
  )
}

type Row = { key: number; what: string; whom: string; at: string; attempts: number }

function Rows({ title, none, rows }: { title: string; none: string; rows: Row[] }) {
  const t = useWords('admin')
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
          {rows.map(({ key, what, whom, at, attempts }) => (
            <li key={key} className="py-3 wrap-anywhere">
              <p className="font-semibold">{what}</p>
              <p className="text-sm text-muted">
                {whom} · {when(at)} · {t('attempts', { count: attempts })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
