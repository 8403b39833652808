import { useState } from 'react'
import type { Language } from '#terms/http'
import { useChooseLanguage } from '#web/app/menu/use-choose-language.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

/** Both in one row at 360 px: the page keeps that height free until this comes. */
const FIT = 'px-2! text-sm! whitespace-nowrap large:whitespace-normal'

/** D2: a device that asks for English or Guaraní is offered it in one tap; either answer is a choice. */
export function OfferLanguage() {
  const t = useWords('navigation')
  const choose = useChooseLanguage()
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  const language = navigator.language.startsWith('gn') ? 'gn' : 'en'
  const answer = (chosen: Language) => choose(chosen, () => setAnswered(true))
  return (
    <section
      lang={language}
      aria-label={t(`offer_${language}`)}
      className="flex min-h-[53px] flex-wrap items-center justify-center gap-1 border-b border-line bg-accent-soft px-2"
    >
      <Button kind="quiet" onClick={() => answer(language)} className={FIT}>
        {t(`offer_${language}_yes`)}
      </Button>
      <Button kind="quiet" lang="es" onClick={() => answer('es')} className={FIT}>
        {t('offer_no')}
      </Button>
    </section>
  )
}
