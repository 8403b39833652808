import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Failures, Retry } from '#contract/admin'
import { MAIL_KINDS, type MailKind } from '#terms/mail'
import { Loaded } from '#web/admin/loaded.tsx'
import { useRetry } from '#web/admin/mutations.ts'
import { failuresQuery } from '#web/admin/queries.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

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
            rows={mails.map(({ id, kind, recipient, createdAt, ...rest }) => ({
              ...rest,
              key: String(id),
              what: isMailKind(kind) ? t(`sent_${kind}`) : t('sent_other', { kind }),
              whom: recipient,
              at: createdAt,
              again: { what: 'mail', id, userId: '' },
            }))}
          />
          <Rows
            title={t('pushes_title')}
            none={t('pushes_none')}
            rows={pushes.map(({ id, userId, kind, name, failedAt, ...rest }) => ({
              ...rest,
              key: `${userId}/${id}`,
              what: t(pushWord(kind)),
              whom: name,
              at: failedAt,
              again: { what: 'push', userId, id },
            }))}
          />
        </div>
      )}
    </Loaded>
  )
}

type Row = {
  key: string
  what: string
  whom: string
  at: string
  attempts: number
  lastStatus: number | null
  canRetry: boolean
  again: Retry
}

function Rows({ title, none, rows }: { title: string; none: string; rows: Row[] }) {
  const t = useWords('admin')
  const { tell } = useTelling()
  const retry = useRetry()
  const heading = useRef<HTMLHeadingElement>(null)
  const said = (status: number | null) =>
    status === null ? '' : ` · ${status === 0 ? t('answer_none') : t('answer_status', { status })}`

  async function sendAgain(again: Retry) {
    if (retry.isPending) return
    try {
      await retry.mutateAsync(again)
      toast({ kind: 'done', title: t('retried'), text: t('retried_text') })
      heading.current?.focus()
    } catch (error) {
      tell(error, { title: t('retry_failed'), text: '' })
    }
  }

  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
          {rows.map(({ key, what, whom, at, attempts, lastStatus, canRetry, again }) => (
            <li key={key} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 grow basis-40">
                <p className="font-semibold">{what}</p>
                <p className="text-sm text-muted">
                  {whom} · {momentInAsuncion(at)} · {t('attempts', { count: attempts })}
                  {said(lastStatus)}
                </p>
              </div>
              {canRetry && (
                <Button
                  kind="secondary"
                  aria-label={t('retry_of', { what: `${what}, ${whom}` })}
                  onClick={() => sendAgain(again)}
                >
                  {t('retry')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
