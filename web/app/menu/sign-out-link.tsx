import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { leaveDevice } from '#web/app/leave-device.ts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'

type SignOutProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** A link to the server, which ends the session; on the way out this device forgets what was private. */
export function SignOutLink({ onClick, ...rest }: SignOutProps) {
  const t = useWords('navigation')
  const client = useQueryClient()

  async function signOut(event: MouseEvent<HTMLAnchorElement>) {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!isElsewhere) event.preventDefault()
    onClick?.(event)
    await leaveDevice(client)
    if (!isElsewhere) location.assign(paths.logout)
  }

  return (
    <a href={paths.logout} {...rest} onClick={signOut}>
      <LogOut size={20} aria-hidden className="shrink-0 text-muted" />
      {t('sign_out')}
    </a>
  )
}
