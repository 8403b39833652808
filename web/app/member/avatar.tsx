import { UserRound } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts'

type AvatarProps = { user: Pick<CurrentUser, 'firstName' | 'lastName' | 'profileImageUrl'> | null }

/** Photo, else initials; a shape while the name is on its way. Says nothing to who does not see it. */
export function Avatar({ user }: AvatarProps) {
  if (user?.profileImageUrl)
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        width={36}
        height={36}
        className="size-9 rounded-full object-cover"
      />
    )
  const initials = [user?.firstName, user?.lastName].map((name) => [...(name ?? '')][0] ?? '')
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-strong uppercase"
    >
      {initials.join('') || <UserRound size={20} />}
    </span>
  )
}
