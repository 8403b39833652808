import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { TERMS_VERSION } from '#contract/privacy'
import { TextLink } from '#web/accounts/text-link.tsx'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LegalPage } from './legal-page.tsx'
import { contactQuery } from './queries.ts'

const SECTIONS = [
  ['kept_title', 'kept_account', 'kept_things', 'kept_device'],
  ['shown_title', 'shown_text'],
  ['why_title', 'why_text'],
  ['others_title', 'others_text', 'others_services'],
  ['long_title', 'long_text', 'long_left'],
  ['rights_title', 'rights_text', 'rights_law'],
] as const

/** /privacy: what is kept of people, why, how long, and what they can do. Also where one ends up after leaving. */
export function PrivacyScreen() {
  const t = useWords('privacy')
  const { data } = useQuery(contactQuery)
  const [search] = useSearchParams()
  const until = search.get('until')
  const language = activeLanguage()
  return (
    <LegalPage
      title="privacy_title"
      lead="privacy_lead"
      sections={SECTIONS}
      before={
        until !== null &&
        !Number.isNaN(Date.parse(until)) && (
          <section
            role="status"
            className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-4 wide:p-6"
          >
            <h2 className="text-lg">{t('left_title')}</h2>
            <p>{t('left_text', { day: formatDate(until, language) })}</p>
            <ButtonLink href={paths.login()} kind="secondary">
              {t('left_back')}
            </ButtonLink>
          </section>
        )
      }
    >
      <section className="grid gap-2">
        <h2 className="text-lg">{t('contact_title')}</h2>
        <p>
          {data?.email ? (
            <>
              {t('contact_mail')}{' '}
              <a href={`mailto:${data.email}`} className="font-semibold text-accent-strong">
                {data.email}
              </a>
            </>
          ) : (
            t('contact_settings')
          )}
        </p>
      </section>
      <p className="text-sm text-muted">
        {t('version', { day: formatDate(`${TERMS_VERSION}T12:00:00Z`, language) })}
      </p>
      <p>
        <TextLink href={paths.terms}>{t('terms_title')}</TextLink>
      </p>
    </LegalPage>
  )
}
