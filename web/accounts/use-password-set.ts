import { useLocation } from 'wouter'
import { safeNext } from '#rules/accounts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'

/**
 * What follows a saved password: the sign-in page. It would send away whoever is signed in, so who opened
 * the link under somebody else's account is told that they are still there.
 */
export function usePasswordSet(next: string | undefined) {
  const t = useWords('accounts')
  const [, navigate] = useLocation()
  const { user } = useSession()
  return (email: string) => {
    const beside = user && user.email !== email
    const text = beside ? t('password_set_beside', { email: user.email }) : t('password_set_text')
    toast({ kind: 'done', title: t('password_set_title'), text })
    navigate(beside ? safeNext(next) : paths.login(next), { replace: true })
  }
}
