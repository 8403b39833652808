import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import type { Item } from '#contract/items'
import { missingTokens } from '#rules/tokens'
import { FEATURED_MS, FEATURING_COST, TOKEN_AMOUNTS } from '#terms/tokens'
import { useSession } from '#web/api/session.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { dayOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useFeatureItem } from './mutations.ts'

const DAY_MS = 24 * 3_600_000
const DAYS = FEATURED_MS / DAY_MS

type FeatureDialogProps = { item: Item; onClose: () => void }

/** What it costs, what one has, what one gets; nothing is spent before one says so. Needs the words of `tokens`. */
export function FeatureDialog({ item, onClose }: FeatureDialogProps) {
  const t = useWords('tokens')
  const { user } = useSession()
  const mutation = useFeatureItem(item.id)
  useEffect(prepareToasts, [])
  const balance = user?.tokenBalance ?? 0
  const missing = missingTokens(balance)
  const isEnough = missing === 0

  const sending = useSubmit({ text: t('feature_failed'), at: 'beside' })

  const submit = () =>
    sending.submit(async () => {
      const { featuredUntil } = await mutation.mutateAsync()
      onClose()
      const text = t('featured_text', { date: dayOf(featuredUntil) })
      toast({ kind: 'done', title: t('featured'), text })
    })
  const amount = (count: number) => t('amount', { count })
  const rows: [string, string][] = [
    [t('cost'), amount(FEATURING_COST)],
    [t('balance'), amount(balance)],
    ...(isEnough ? [[t('left'), amount(balance - FEATURING_COST)] as [string, string]] : []),
  ]

  return (
    <Dialog title={t('feature_title')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="font-semibold">{item.title}</p>
        <p className="text-muted">{t('feature_text', { days: DAYS })}</p>
        <dl className="numbers grid gap-2 rounded-field bg-sunken p-4">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt>{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {!isEnough && (
          <p className="grid gap-1">
            <span className="numbers font-semibold text-wait">
              {t('missing', { count: missing })}
            </span>
            <span className="numbers text-sm text-muted">
              {t('how', {
                trade: TOKEN_AMOUNTS.trade_completed,
                review: TOKEN_AMOUNTS.review_written,
              })}
            </span>
          </p>
        )}
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <div className="flex flex-wrap-reverse gap-3">
          <Button kind="secondary" onClick={onClose} className="grow">
            {t(isEnough ? 'not_now' : 'understood')}
          </Button>
          {isEnough && (
            <Button
              onClick={submit}
              aria-disabled={sending.isBusy}
              className="grow aria-disabled:opacity-55"
            >
              <Sparkles size={20} aria-hidden />
              <span>
                {sending.isBusy ? t('featuring') : t('feature', { cost: FEATURING_COST })}
              </span>
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
