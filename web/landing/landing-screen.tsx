import { Link } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { Promises } from './promises.tsx'
import { Steps } from './steps.tsx'
import { SwapPicture } from './swap-picture.tsx'

const FOOT_LINK = 'inline-flex min-h-11 items-center text-muted'

/** What this is, for who arrives not knowing: one look, three steps, and in. */
export function LandingScreen() {
  const t = useWords('landing')
  const isMember = useSession().state === 'in'
  const start = isMember ? paths.publish : paths.register()
  const startLabel = isMember ? t('publish') : t('register')
  useTitle(t('title'))

  return (
    <div className="mx-auto grid max-w-5xl gap-14 py-8 wide:gap-24 wide:py-16">
      <section className="grid gap-10 wide:grid-cols-2 wide:items-center wide:gap-16">
        <div className="grid gap-4">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('lead', { brand })}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink href={paths.home} className="grow sm:grow-0">
              {t('explore')}
            </ButtonLink>
            <ButtonLink href={start} kind="secondary" className="grow sm:grow-0">
              {startLabel}
            </ButtonLink>
          </div>
          {!isMember && <p className="text-sm text-muted">{t('free_look')}</p>}
        </div>
        <SwapPicture />
      </section>
      <Steps />
      <Promises />
      <section className="grid justify-items-center gap-2 rounded-card bg-accent-soft px-6 py-10 text-center">
        <h2 className="text-xl">{t('closing_title')}</h2>
        <p className="text-muted">{t('closing_text')}</p>
        <ButtonLink href={start} className="mt-3">
          {startLabel}
        </ButtonLink>
      </section>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link href={paths.terms} className={FOOT_LINK}>
          {t('terms')}
        </Link>
        <Link href={paths.privacy} className={FOOT_LINK}>
          {t('privacy')}
        </Link>
      </p>
    </div>
  )
}
