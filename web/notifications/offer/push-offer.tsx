import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isFailure } from '#web/api/failure.ts'
import { isPutOff, putOff } from '#web/api/put-off.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { PUT_OFF_KEY } from '#web/notifications/put-off.ts'
import { useTurnOnPush } from '#web/notifications/settings/mutations.ts'
import { PermissionDenied } from '#web/notifications/settings/push.ts'
import { pushQuery } from '#web/notifications/settings/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What became of the offer. */
type Told = 'on' | 'refused' | 'put_off' | 'offline' | 'failed'

/** Where the way to change one's mind belongs to what is said. */
const LEADS_ON: readonly (Told | null)[] = ['refused', 'put_off']

/**
 * Being told on this device, offered where an answer is waited for: only where nobody has said yes or no yet, the
 * browser asks at the press alone, and whoever would rather not is left in peace for a month (J195).
 */
export function PushOffer({ userId }: { userId: string }) {
  const t = useWords('moments')
  const { data: state } = useQuery(pushQuery(userId))
  const turnOn = useTurnOnPush(userId)
  const [wasPutOff] = useState(() => isPutOff(PUT_OFF_KEY))
  const [told, setTold] = useState<Told | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (told && document.activeElement === document.body) said.current?.focus()
  }, [told])

  const refuse = (how: 'refused' | 'put_off') => {
    putOff(PUT_OFF_KEY)
    setTold(how)
  }
  const ask = () =>
    turnOn.mutate(undefined, {
      onSuccess: () => setTold('on'),
      onError: (error) => {
        if (error instanceof PermissionDenied) refuse('refused')
        else setTold(isFailure(error, 0) ? 'offline' : 'failed')
      },
    })

  // What a failure leaves may be tried again: then the browser has its answer already.
  const isDue = told === null ? isUnasked(state) && !wasPutOff : isTrouble(told)
  const mayAsk = turnOn.isPending || isDue
  if (!mayAsk && told === null) return null
  return (
    <div className="grid gap-2">
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-2 text-sm outline-none empty:hidden"
      >
        {told && <span>{t(`push_${told}`)}</span>}
        {LEADS_ON.includes(told) && (
          <TextLink href={paths.appSettings}>{t('push_settings')}</TextLink>
        )}
      </p>
      {mayAsk && (
        <div className="flex flex-wrap gap-x-1 gap-y-2">
          <Button
            kind="secondary"
            onClick={() => !turnOn.isPending && ask()}
            aria-disabled={turnOn.isPending}
            className="grow px-2.5 aria-disabled:opacity-55 phone:gap-1.5 phone:text-sm"
          >
            <BellRing size={18} aria-hidden className="shrink-0" />
            <span>{t(turnOn.isPending ? 'push_asking' : `push_ask_${deviceKind()}`)}</span>
          </Button>
          <Button kind="quiet" onClick={() => refuse('put_off')} className="px-2 phone:text-sm">
            {t('push_later')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** It does get pushes, and nobody was asked. */
const isUnasked = (state: string | undefined): boolean =>
  state === 'off' && Notification.permission === 'default'

const isTrouble = (told: Told): boolean => told === 'offline' || told === 'failed'

const deviceKind = () => (matchMedia('(pointer: fine)').matches ? 'device' : 'phone')
