import { Briefcase, CalendarDays, MapPin } from 'lucide-react'
import type { PublicProfile } from '#contract/people'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

type Known = Pick<PublicProfile, 'occupation' | 'city' | 'country' | 'createdAt'>

/** What they do, where they live, since when they are here. */
export function PersonFacts({ person }: { person: Known }) {
  const t = useWords('people')
  const place = [person.city, person.country].filter(Boolean).join(', ')
  const since = t('member_since', { date: formatDate(person.createdAt, activeLanguage()) })
  const facts = [
    { icon: Briefcase, text: person.occupation },
    { icon: MapPin, text: place },
    { icon: CalendarDays, text: since },
  ]
  return (
    <ul className="grid gap-1 text-muted">
      {facts.map(
        ({ icon: Icon, text }) =>
          text && (
            <li key={text} className="flex items-start gap-2">
              <Icon size={18} aria-hidden className="mt-[3px] shrink-0" />
              <span className="min-w-0">{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}
