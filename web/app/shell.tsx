import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Connectivity } from './connectivity.tsx'
import { Header } from './header.tsx'
import { OfferLanguage } from './offer-language.tsx'

/** The frame around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords('shell')
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-24 rounded-field bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <Connectivity />
      <OfferLanguage />
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-7xl px-4 pb-24 outline-none wide:px-6"
      >
        {children}
      </main>
    </div>
  )
}
