import { useState } from 'react'
import { chooseLanguage, hasChosenLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

/** D2: a device that asks for English is offered it in one tap; either answer is a choice. */
export function OfferLanguage() {
  const t = useWords('shell')
  const [asked, setAsked] = useState(
    () => !hasChosenLanguage() && navigator.language.startsWith('en'),
  )
  if (!asked) return null
  const answer = (language: 'es' | 'en') => chooseLanguage(language).finally(() => setAsked(false))
  return (
    <section
      lang="en"
      aria-label={t('offer_language')}
      className="flex flex-wrap items-center justify-center gap-2 border-b border-line bg-accent-soft px-4 py-1"
    >
      <Button kind="quiet" onClick={() => answer('en')}>
        {t('offer_language_yes')}
      </Button>
      <Button kind="quiet" lang="es" onClick={() => answer('es')}>
        {t('offer_language_no')}
      </Button>
    </section>
  )
}
