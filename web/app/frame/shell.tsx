import type { ReactNode } from 'react'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { useForeign } from '#web/ui/navigation/use-foreign.ts'
import { useKeptFocus } from '#web/ui/navigation/use-kept-focus.ts'
import { Tips } from '#web/ui/tips/tips.tsx'
import { AfterUse } from './after-use.tsx'
import { Content } from './bar.tsx'
import { Connectivity } from './connectivity.tsx'
import { Header } from './header.tsx'

const OfferLanguage = lazyPart(
  () => import('#browser/app/frame/offer-language.tsx'),
  'OfferLanguage',
)

/** The frame around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords('shell')
  const { state } = useSession()
  useKeptFocus()
  return (
    <div className={`min-h-dvh ${state === 'out' ? '' : 'with-bottom-bar'}`}>
      <a
        href="#content"
        className="absolute start-4 top-2 z-50 -translate-y-24 rounded-field bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <Connectivity />
      {useForeign() && (
        <Later shape={<div className="h-[53px]" />}>
          <OfferLanguage />
        </Later>
      )}
      <Header />
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      <Tips />
      <AfterUse />
    </div>
  )
}
