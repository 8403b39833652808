import { UserRound } from 'lucide-react'

type AvatarProps = {
  person: { firstName: string; lastName: string; profileImageUrl: string | null } | null
  size?: keyof typeof SIZES
}

const SIZES = {
  small: { pixels: 36, circle: 'size-9', letters: 'text-[length:min(0.875rem,16px)]' },
  large: { pixels: 48, circle: 'size-12', letters: '' },
  portrait: { pixels: 96, circle: 'size-24', letters: 'text-[length:min(1.75rem,40px)]' },
} as const

/** Photo, else initials; a shape while the name is on its way. Says nothing to who does not see it. */
export function Avatar({ person, size = 'small' }: AvatarProps) {
  const { pixels, circle, letters } = SIZES[size]
  if (person?.profileImageUrl) {
    return (
      <img
        src={person.profileImageUrl}
        alt=""
        width={pixels}
        height={pixels}
        className={`shrink-0 rounded-full bg-sunken object-cover ${circle}`}
      />
    )
  }
  const initials = [person?.firstName, person?.lastName].map((name) => [...(name ?? '')][0] ?? '')
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold whitespace-nowrap text-accent-strong uppercase ${circle} ${letters}`}
    >
      {initials.join('') || <UserRound size={20} />}
    </span>
  )
}
