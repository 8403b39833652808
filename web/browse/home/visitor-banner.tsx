import { Link } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'

/** Says what this is, with the way to how it works, and invites a visitor to sign in or register (D6). On phones signing in stands right above, in the header. */
export function VisitorBanner() {
  const t = useWords('browse')
  const next = useHere()
  return (
    <section
      aria-label={t('visitor')}
      className="mt-2 flex items-center gap-x-2 gap-y-2 rounded-card border border-line bg-accent-soft/60 p-1.5 ps-3 large:flex-wrap wide:mt-4 wide:gap-x-4 wide:p-3 wide:ps-4"
    >
      <p className="min-w-0 grow basis-0 text-sm leading-snug large:basis-full wide:text-base">
        <span>{t('visitor_text')}</span>{' '}
        <Link
          href={paths.landing}
          // Its padding is for fingers and moves no line.
          className="py-3.5 font-semibold whitespace-nowrap text-accent-strong underline underline-offset-4"
        >
          {t('visitor_how')}
        </Link>
      </p>
      <div className="flex shrink-0 flex-wrap gap-2">
        <ButtonLink
          href={paths.register(next)}
          kind="secondary"
          className="px-3 text-sm whitespace-nowrap large:whitespace-normal wide:text-base"
        >
          {t('visitor_register')}
        </ButtonLink>
        <ButtonLink
          href={paths.login(next)}
          kind="quiet"
          className="px-2 whitespace-nowrap phone:hidden"
        >
          {t('visitor_sign_in')}
        </ButtonLink>
      </div>
    </section>
  )
}
