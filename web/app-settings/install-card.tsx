import { CircleCheck, Share } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { useInstallState } from '#web/pwa/install/offer.ts'
import { useInstall } from '#web/pwa/install/use-install.ts'
import { brand } from '#web/ui/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

/** Installing the app, where that can be done; where it is done, that it is. */
export function InstallCard() {
  const t = useWords('install')
  const state = useInstallState()
  const install = useInstall()
  if (state === 'impossible') return null
  if (state === 'installed') {
    return (
      <p className="flex items-center gap-3 rounded-card bg-done-soft p-4 font-medium">
        <CircleCheck size={22} aria-hidden className="shrink-0 text-done" />
        {t('installed', { brand })}
      </p>
    )
  }
  return (
    <SettingsCard title={t('title', { brand })} lead={t('card_text')}>
      {state === 'offered' ? (
        <Button onClick={install} className="justify-self-start">
          {t('install')}
        </Button>
      ) : (
        <p className="flex items-center gap-3 rounded-field bg-accent-soft p-3">
          <Share size={22} aria-hidden className="shrink-0 text-accent-strong" />
          {t('by_hand')}
        </p>
      )}
    </SettingsCard>
  )
}
