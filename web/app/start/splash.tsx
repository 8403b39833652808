import { ArrowLeftRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'

/** All of it. */
const SPLASH_MS = 2_000
/** Opaque for nine tenths of it. */
const FADE = { opacity: [1, 1, 0], offset: [0, 0.9, 1] }

/** Covers the app while it starts; a press or Escape is enough. What is behind stays there for screen readers. */
export function Splash() {
  const t = useWords('navigation')
  const [isOver, setOver] = useState(false)
  const cover = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const over = () => setOver(true)
    const timer = setTimeout(over, SPLASH_MS)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && over()
    addEventListener('keydown', key)
    const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    if (!isCalm) cover.current?.animate?.(FADE, SPLASH_MS)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', key)
    }
  }, [])

  if (isOver) return null
  return (
    <section aria-label={brand}>
      <button
        ref={cover}
        type="button"
        onClick={() => setOver(true)}
        className="fixed inset-0 z-50 grid content-center justify-items-center gap-3 bg-paper"
      >
        <span className="grid size-16 place-items-center rounded-card bg-accent-fill text-white">
          <ArrowLeftRight size={28} aria-hidden />
        </span>
        <span className="text-2xl font-bold">{brand}</span>
        <span className="text-lg text-muted">{t('tagline')}</span>
      </button>
    </section>
  )
}
