import type { ReactNode } from 'react'
import { TERMS_VERSION } from '#terms/privacy'
import type { Catalog } from '#web/i18n/catalog.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'

type Words = keyof Catalog['privacy'] & string

type LegalPageProps = {
  title: Words
  lead: Words
  /** Each a heading and what stands under it. */
  sections: readonly (readonly [title: Words, ...paragraphs: Words[]])[]
  before?: ReactNode
  children?: ReactNode
  /** The text that it leads to. */
  other: 'privacy' | 'terms'
}

/** A plain text to read: short lines, a heading a matter. */
export function LegalPage({ title, lead, sections, before, children, other }: LegalPageProps) {
  const t = useWords('privacy')
  useTitle(t(title))
  return (
    <article className="mx-auto grid max-w-2xl gap-8 py-6 wide:py-12">
      {before}
      <header className="grid gap-2">
        <h1 className="text-2xl">{t(title)}</h1>
        <p className="text-lg text-muted">{t(lead, { brand })}</p>
      </header>
      {sections.map(([heading, ...paragraphs]) => (
        <section key={heading} className="grid gap-2">
          <h2 className="text-lg">{t(heading)}</h2>
          {paragraphs.map((key) => (
            <p key={key}>{t(key, { brand })}</p>
          ))}
        </section>
      ))}
      {children}
      <p className="text-sm text-muted">
        {t('version', { day: formatDate(`${TERMS_VERSION}T12:00:00Z`, activeLanguage()) })}
      </p>
      <p>
        <TextLink href={paths[other]}>{t(`${other}_title`)}</TextLink>
      </p>
    </article>
  )
}
