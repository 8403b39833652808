import { Lock } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts'
import { GENDERS } from '#terms/accounts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What one said at registration and nobody else is shown (D16). What was left empty is not listed. */
export function PrivateFacts({ user }: { user: CurrentUser }) {
  const t = useWords('profile')
  const accounts = useWords('accounts')
  const gender = GENDERS.find((one) => one === user.gender)
  // A day without an hour: at noon it is the same one everywhere here.
  const birth = formatDate(`${user.dateOfBirth}T12:00:00Z`, activeLanguage())
  const facts = [
    [accounts('email'), user.email],
    [accounts('phone'), user.phoneNumber],
    [accounts('date_of_birth'), birth],
    [accounts('gender'), gender && accounts(`gender_${gender}`)],
    [t('state'), user.state],
    [accounts('address'), user.address],
  ] as const
  return (
    <div className="grid gap-2 border-t border-line pt-3 text-sm">
      <div>
        <h2 className="text-base">{t('private')}</h2>
        <p className="flex items-center gap-1.5 text-muted">
          <Lock size={14} aria-hidden className="shrink-0" />
          {t('private_text')}
        </p>
      </div>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name} className="min-w-0">
                <dt className="text-muted">{name}</dt>
                <dd className="numbers">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <TextLink href={paths.settings}>{t('settings')}</TextLink>
      </p>
    </div>
  )
}
