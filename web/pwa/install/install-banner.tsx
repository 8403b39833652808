import { Share, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { dismissInstall, isInstallDismissed } from './dismissed.ts'
import { useInstallState } from './offer.ts'
import { useInstall } from './use-install.ts'

/** Nobody installs what they have not looked at. */
export const LOOKED_AROUND_MS = 20_000
/** Pages without an action of their own at the bottom, which it would cover. */
const CALM: readonly string[] = [paths.home, paths.search(), paths.favorites, paths.myItems]
/** What has the focus scrolls to above it. */
const ROOM = '8rem'

/** Part 1 section 2: offers to install the app. It lies over the page, so that nothing moves when it comes. */
export function InstallBanner() {
  const t = useWords('install')
  const titleId = useId()
  const state = useInstallState()
  const install = useInstall()
  const online = useOnline()
  const [path] = useLocation()
  const [isDue, setDue] = useState(false)
  const isByHand = state === 'by_hand'
  const [isGone, setGone] = useState(() => isInstallDismissed(isByHand))
  const isPossible = state === 'offered' || isByHand
  const isShown = isPossible && isDue && !isGone && online && CALM.includes(path)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOOKED_AROUND_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = ROOM
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [isShown])

  const dismiss = () => {
    dismissInstall()
    setGone(true)
  }

  if (!isShown) return null
  return (
    <section
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 flex items-center gap-3 rounded-card border border-line bg-card py-2 ps-3 pe-1 opacity-100 shadow-[0_4px_16px_rgb(0_0_0/0.12)] transition-opacity duration-200 ease-calm starting:opacity-0 wide:start-auto wide:end-6 wide:w-96"
    >
      <img src="/icons/icon.svg" alt="" width={40} height={40} className="max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 id={titleId} className="text-base leading-snug">
          {t('title', { brand })}
        </h2>
        <p className="text-sm text-muted">
          {isByHand ? t('by_hand') : t('text')}
          {isByHand && <Share size={16} aria-hidden className="ms-1 inline align-text-bottom" />}
        </p>
      </div>
      {!isByHand && (
        <Button
          onClick={() => {
            setGone(true)
            void install()
          }}
          className="shrink-0 px-3"
        >
          {t('install')}
        </Button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken"
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  )
}
