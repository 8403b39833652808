import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { leaveDevice } from './leave-device.ts'
import { paths } from './paths.ts'

/** A link to the server, which ends the session; on the way out this device forgets what was private. */
export function SignOutLink() {
  const t = useWords('shell')
  const client = useQueryClient()

  async function signOut(event: MouseEvent) {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!isElsewhere) event.preventDefault()
    await leaveDevice(client)
    if (!isElsewhere) location.assign(paths.logout)
  }

  return (
    <a
      href={paths.logout}
      onClick={signOut}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 text-sm font-semibold text-muted no-underline hover:bg-sunken"
    >
      <LogOut size={20} aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">{t('sign_out')}</span>
    </a>
  )
}
