import { Phone } from 'lucide-react'
import type { QueuedVerification } from '#contract/verification'
import { serverNow } from '#web/api/server-clock.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useMakeCode } from './queue-mutations.ts'

/** The code is made, told by call or message, and shown only here and now. */
export function QueuePhone({ waiting }: { waiting: QueuedVerification }) {
  const t = useWords('verification')
  const { tell } = useTelling()
  const make = useMakeCode()
  const { userId, codeUntil } = waiting
  const phone = waiting.subject ?? ''
  const isWaiting = codeUntil !== null && Date.parse(codeUntil) > serverNow()

  async function makeCode() {
    if (make.isPending) return
    try {
      await make.mutateAsync(userId)
    } catch (error) {
      tell(error, { title: t('decide_failed'), text: '' })
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <a
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        className="numbers inline-flex min-h-11 items-center gap-2 font-semibold text-accent-strong"
      >
        <Phone size={20} aria-hidden />
        {phone}
      </a>
      {make.data ? (
        <div role="status" className="grid w-full gap-1 rounded-field bg-sunken p-4">
          <p className="font-semibold">{t('code_made', { phone })}</p>
          <p className="numbers text-2xl font-semibold tracking-[0.2em]">{make.data.code}</p>
          <p className="text-sm text-muted">{t('code_made_text')}</p>
        </div>
      ) : (
        isWaiting && <p className="text-sm text-muted">{t('code_waits')}</p>
      )}
      <Button kind="secondary" onClick={() => void makeCode()} aria-disabled={make.isPending}>
        {t(make.data || isWaiting ? 'make_code_again' : 'make_code')}
      </Button>
    </div>
  )
}
