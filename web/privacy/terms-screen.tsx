import { TERMS_VERSION } from '#contract/privacy'
import { TextLink } from '#web/accounts/text-link.tsx'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { LegalPage } from './legal-page.tsx'

const SECTIONS = [
  ['what_title', 'what_text', 'what_free'],
  ['who_title', 'who_text'],
  ['yours_title', 'yours_text', 'yours_not'],
  ['trades_title', 'trades_text', 'trades_meet'],
  ['money_title', 'money_text', 'money_deposit'],
  ['reviews_title', 'reviews_text'],
  ['liable_title', 'liable_text'],
  ['end_title', 'end_text'],
] as const

/** /terms: what people agree to when they create an account. */
export function TermsScreen() {
  const t = useWords('privacy')
  return (
    <LegalPage title="terms_title" lead="terms_lead" sections={SECTIONS}>
      <p className="text-sm text-muted">
        {t('version', { day: formatDate(`${TERMS_VERSION}T12:00:00Z`, activeLanguage()) })}
      </p>
      <p>
        <TextLink href={paths.privacy}>{t('privacy_title')}</TextLink>
      </p>
    </LegalPage>
  )
}
