import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { LegalPage } from './legal-page.tsx'
import { contactQuery } from './queries.ts'

const PRIVACY = [
  ['kept_title', 'kept_account', 'kept_things', 'kept_place', 'kept_device', 'kept_errors'],
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
  return (
    <LegalPage
      title="privacy_title"
      lead="privacy_lead"
      sections={PRIVACY}
      other="terms"
      before={
        until !== null &&
        !Number.isNaN(Date.parse(until)) && (
          <section
            role="status"
            className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-4 wide:p-6"
          >
            <h2 className="text-lg">{t('left_title')}</h2>
            <p>{t('left_text', { day: formatDate(until, activeLanguage()) })}</p>
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
    </LegalPage>
  )
}

const TERMS = [
  ['what_title', 'what_text', 'what_free'],
  ['who_title', 'who_text'],
  ['yours_title', 'yours_text', 'yours_not'],
  ['trades_title', 'trades_text', 'trades_end', 'trades_silence', 'trades_meet'],
  ['money_title', 'money_text', 'money_deposit'],
  ['reviews_title', 'reviews_text', 'reviews_score'],
  ['liable_title', 'liable_text'],
  ['end_title', 'end_text'],
  ['sources_title', 'sources_towns', 'sources_places'],
] as const

/** /terms: what people agree to when they create an account. */
export function TermsScreen() {
  return <LegalPage title="terms_title" lead="terms_lead" sections={TERMS} other="privacy" />
}
