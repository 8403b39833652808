import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Match } from '#contract/matches'
import type { MatchPart } from '#terms/matches'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

type MatchEntryProps = {
  match: Match
  /** ms; ages are told from here. */
  now: number
  isFirst: boolean
  part: MatchPart
}

/** Somebody who likes something of mine, with what they have; of mutual interest both things are known, and so is the proposal. */
export function MatchEntry({ match, now, isFirst, part }: MatchEntryProps) {
  const t = useWords('matches')
  const { person, mine, things, isMutual } = match
  const [first] = things
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-3 wide:p-4">
      <div className="flex items-center gap-3">
        <Avatar person={person} />
        <p className="min-w-0 grow leading-snug">
          <Link href={paths.person(person.id)} className="font-semibold">
            {person.firstName}
          </Link>{' '}
          <span>
            {isMutual && first
              ? t('both', { mine: mine.title, theirs: first.title })
              : t(part === 'wanted' ? 'wants' : 'likes', { mine: mine.title })}
          </span>
        </p>
        <Link
          href={paths.item(mine.id)}
          aria-label={t('mine', { title: mine.title })}
          className="size-14 shrink-0 overflow-hidden rounded-field bg-sunken"
        >
          {mine.imageUrl && <img src={mine.imageUrl} alt="" className="size-full object-cover" />}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 large:grid-cols-1 wide:grid-cols-3">
        {things.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} now={now} isFirst={isFirst} />
          </li>
        ))}
      </ul>
      {first && (
        <ButtonLink
          href={paths.propose(first.id, mine.id)}
          kind={isMutual ? 'primary' : 'secondary'}
          className="min-h-12 wide:justify-self-start"
        >
          <ArrowLeftRight size={20} aria-hidden className="shrink-0" />
          <span className="min-w-0 py-1 text-start leading-snug">
            {t('propose', { mine: mine.title, theirs: first.title })}
          </span>
        </ButtonLink>
      )}
    </li>
  )
}
