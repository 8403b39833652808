import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** Long enough to read where one is being led. */
const GO_ON_MS = 1_000

type MovedScreenProps = { title: string; to: string; children?: ReactNode }

/** An address of old: says where the page is now and leads there, without a step in the history. */
export function MovedScreen({ title, to, children }: MovedScreenProps) {
  const t = useWords('accounts')
  const [, navigate] = useLocation()
  const goOn = useEffectEvent(() => navigate(to, { replace: true }))
  useTitle(title)
  useEffect(() => {
    const timer = setTimeout(goOn, GO_ON_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <AccountPage title={title} lead={t('moved_lead')} after={children}>
      <ButtonLink href={to} replace kind="secondary">
        {t('continue')}
      </ButtonLink>
    </AccountPage>
  )
}
