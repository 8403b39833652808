import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { type OpenTrade, OpenTradesSchema } from '#contract/privacy'
import { LEAVE_DAYS } from '#terms/privacy'
import { leaveDevice } from '#web/accounts/leave/leave-device.ts'
import { wrongPassword } from '#web/accounts/wrong-password.ts'
import { isFailure } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { owedQuery } from '#web/payments/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useLeave } from './mutations.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** What happens, in order, before it is asked for. */
const WHAT = ['leave_hidden', 'leave_pending', 'leave_back', 'leave_after', 'leave_kept'] as const

/** Ends the account (D47); what stands in the way is listed with its address. */
export function LeaveDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords('privacy')
  const client = useQueryClient()
  const [open, setOpen] = useState<OpenTrade[]>([])
  const leaving = useLeave()
  const sending = useSubmit({
    title: t('leave_failed'),
    text: t('leave_failed_text'),
    own: (error) => {
      const listed = isFailure(error, 409) ? v.safeParse(OpenTradesSchema, error.current) : null
      if (!listed?.success) return wrongPassword(error, 'password', t('password_wrong'))
      setOpen(listed.output)
      return []
    },
  })

  const owed = useQuery({ ...owedQuery, refetchOnMount: 'always' })
  const sum = (owed.data ?? []).reduce((cents, { amount }) => cents + amount, 0)
  const held = open.filter((trade) => !trade.mayEnd)
  const mayEnd = open.length > 0 && held.length === 0

  const leave = (password: string) =>
    sending.submit(async () => {
      // What ends with it has been listed (D53).
      const { until } = await leaving.mutateAsync({ password, endTrades: mayEnd })
      await leaveDevice(client)
      leaveTo(`${paths.privacy}?until=${encodeURIComponent(until)}`)
    })

  return (
    <PasswordDialog
      title={t('leave_title')}
      email={email}
      kind="danger"
      confirm={mayEnd ? t('leave_end') : t('leave_confirm')}
      confirming={t('leaving')}
      sending={sending}
      onConfirm={leave}
      onClose={onClose}
    >
      {!owed.data && isStuck(owed) && (
        <PartProblem text={t('leave_owed_failed')} onAgain={owed.refetch} />
      )}
      {sum > 0 && (
        <p className="rounded-field bg-danger-soft p-3 font-medium text-danger">
          {t('leave_owed', { amount: formatCents(sum) })}
        </p>
      )}
      {open.length > 0 ? (
        <div role="alert" className="grid gap-1 rounded-field bg-danger-soft p-3">
          <p className="font-medium text-danger">
            {held.length > 0 ? t('leave_confirmed') : t('leave_open')}
          </p>
          <ul>
            {(held.length > 0 ? held : open).map(({ id, title }) => (
              <li key={id}>
                <TextLink href={paths.trade(id)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className="grid list-disc gap-2 ps-5">
          {WHAT.map((key) => (
            <li key={key}>{t(key, { days: LEAVE_DAYS })}</li>
          ))}
        </ul>
      )}
    </PasswordDialog>
  )
}
