import type { PublicPerson } from '#contract/accounts'

/** A person large: their picture, else initials. Says nothing to who does not see it: the name stands beside it. */
export function Portrait({ person }: { person: Omit<PublicPerson, 'id'> }) {
  const { firstName, lastName, profileImageUrl } = person
  if (profileImageUrl) {
    return (
      <img
        src={profileImageUrl}
        alt=""
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-full bg-sunken object-cover"
      />
    )
  }
  const initials = [firstName, lastName].map((name) => [...name][0] ?? '')
  return (
    <span
      aria-hidden
      className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-[length:min(1.75rem,40px)] font-semibold text-accent-strong uppercase"
    >
      {initials.join('')}
    </span>
  )
}
