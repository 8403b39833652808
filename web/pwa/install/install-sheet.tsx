import { Share, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissInstall } from './dismissed.ts'
import { useInstall } from './use-install.ts'

/** What has the focus scrolls to above it. */
const ROOM = '8rem'

export type SheetProps = { isByHand: boolean; onGone: () => void }

/** The offer itself, over the bottom of the page: nothing moves when it comes. */
export function InstallSheet({ isByHand, onGone }: SheetProps) {
  const t = useWords('install')
  const titleId = useId()
  const install = useInstall()

  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = ROOM
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])

  return (
    <section
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 flex items-center gap-3 rounded-card border border-line bg-card py-2 ps-3 pe-1 shadow-lg wide:start-auto wide:end-6 wide:w-96"
    >
      <img
        src="/icons/icon.svg"
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 max-sm:hidden"
      />
      <div className="min-w-0 grow">
        <h2 id={titleId} className="text-sm">
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
            onGone()
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
        onClick={() => {
          dismissInstall()
          onGone()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken"
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  )
}
