/** Routes of the specification whose screens are still to come: each says so in a plain sentence. */
import { BadgeCheck, type LucideIcon, Mail, ShieldCheck, Star } from 'lucide-react'
import { useSession } from '#web/accounts/queries.ts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const PAGES = {
  reviews: Star,
  verification: BadgeCheck,
  payment: ShieldCheck,
  mail_admin: Mail,
} as const satisfies Record<string, LucideIcon>
type Page = keyof typeof PAGES

function Coming({ page }: { page: Page }) {
  const t = useWords('coming')
  const { state } = useSession()
  const title = t(`${page}_title`)
  useTitle(title)
  return (
    <EmptyState heading="h1" icon={PAGES[page]} title={title} text={t(`${page}_text`)}>
      <ButtonLink href={paths.home}>{t('go_home')}</ButtonLink>
      {state === 'in' && (
        <ButtonLink href={paths.myItems} kind="secondary">
          {t('my_items')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}

export const ReviewsScreen = () => <Coming page="reviews" />
export const VerificationScreen = () => <Coming page="verification" />
export const PaymentScreen = () => <Coming page="payment" />
export const MailAdminScreen = () => <Coming page="mail_admin" />
