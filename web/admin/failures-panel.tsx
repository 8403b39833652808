import { useQuery } from '@tanstack/react-query'
import type { Failures } from '#contract/admin'
import { MAIL_KINDS, type MailKind } from '#contract/mail'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Loaded } from './loaded.tsx'
import { failuresQuery } from './queries.ts'

const isMailKind = (kind: string): kind is MailKind => MAIL_KINDS.some((known) => known === kind)
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
              what: isMailKind(mail.kind)
                ? t(`sent_${mail.kind}`)
                : t('sent_other', { kind: mail.kind }),
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
                {whom} · {momentInAsuncion(at)} · {t('attempts', { count: attempts })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
