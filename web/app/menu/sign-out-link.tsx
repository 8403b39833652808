import { LogOut } from 'lucide-react'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useSignOut } from '#web/accounts/leave/use-sign-out.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

type SignOutProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** The way out, always of this tab: beside a new one it would go on showing the person. */
export function SignOutLink({ onClick, ...rest }: SignOutProps) {
  const t = useWords('navigation')
  const signOut = useSignOut()

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    onClick?.(event)
    void signOut()
  }

  return (
    <a href={paths.logout} {...rest} onClick={leave}>
      <LogOut size={20} aria-hidden className="shrink-0 text-muted" />
      {t('sign_out')}
    </a>
  )
}
