import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'

/** Invites a visitor to sign in or register (D6). */
export function VisitorBanner() {
  const t = useWords('browse')
  const next = useHere()
  return (
    <section
      aria-label={t('visitor')}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-soft/60 p-3 ps-4"
    >
      <p className="min-w-56 grow basis-0 text-sm wide:text-base">{t('visitor_text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={paths.register(next)}
          kind="secondary"
          className="px-3 whitespace-nowrap large:whitespace-normal"
        >
          {t('visitor_register')}
        </ButtonLink>
        <ButtonLink
          href={paths.login(next)}
          kind="quiet"
          className="px-2 whitespace-nowrap large:whitespace-normal"
        >
          {t('visitor_sign_in')}
        </ButtonLink>
      </div>
    </section>
  )
}
