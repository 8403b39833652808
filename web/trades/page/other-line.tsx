import type { Other } from '#contract/trades'
import { useDistance } from '#web/i18n/use-distance.ts'
import { StandingLine } from '#web/reputation/standing-line.tsx'

/** Who the other side is: stars, what they did and proved, and how far they are, or from where. */
export function OtherLine({ other }: { other: Other }) {
  const distance = useDistance()
  const told = other.distanceKm === null ? null : distance(other.distanceKm)
  const place = told ?? other.city
  return <StandingLine standing={other} more={place ? [{ key: 'place', text: place }] : []} />
}
