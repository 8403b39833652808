import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { PushOffer } from '#web/notifications/offer/push-offer.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

type SentMomentProps = {
  me: string
  /** Of whoever is to answer. */
  name: string
}

/** An offer or a question is on its way: what happens next, and what one may do meanwhile (J195). */
export function SentMoment({ me, name }: SentMomentProps) {
  const t = useWords('moments')
  const [isThere, setThere] = useState(false)
  // What comes into a region that is there already is read out.
  useEffect(() => setThere(true), [])
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <Send size={20} aria-hidden className="shrink-0 text-done" />
        <p
          role="status"
          className="min-h-[1.5em] min-w-0 grow basis-28 leading-snug font-semibold wrap-anywhere phone:text-[0.9375rem]"
        >
          {isThere && <span>{t('sent', { name })}</span>}
        </p>
        <ButtonLink kind="quiet" href={paths.home} className="-me-2 px-2 phone:text-[0.9375rem]">
          {t('look_on')}
        </ButtonLink>
      </div>
      <PushOffer userId={me} />
    </div>
  )
}
