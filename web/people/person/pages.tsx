import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type PagesProps = {
  back: { href: string; label: string } | null
  next: string | null
  /** Where one is. */
  children?: ReactNode
}

/** The way through a list by links. Nothing where one page holds all of it. */
export function Pages({ back, next, children }: PagesProps) {
  const t = useWords('people')
  if (!back && next === null) return null
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2"
    >
      {back ? (
        <ButtonLink href={back.href} rel="prev" kind="secondary" className="ps-3">
          <ChevronLeft size={18} aria-hidden />
          {back.label}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="numbers text-sm text-muted">{children}</span>
      {next !== null ? (
        <ButtonLink href={next} rel="next" kind="secondary" className="pe-3">
          {t('next')}
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
