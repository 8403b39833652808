import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { AFTER_VERIFY_MS } from '#terms/accounts'
import { useWords } from '#web/i18n/use-words.ts'

/** A moment to read that it worked; then on. */
export function VerifiedPanel({ onGoOn }: { onGoOn: () => void }) {
  const t = useWords('accounts')
  const title = useRef<HTMLHeadingElement>(null)
  const goOn = useEffectEvent(onGoOn)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(goOn, AFTER_VERIFY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-3 py-20 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-done-soft text-done">
        <CircleCheck size={40} aria-hidden />
      </span>
      <h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {t('verified_title')}
      </h1>
      <p className="text-muted">{t('verified_text')}</p>
    </div>
  )
}
