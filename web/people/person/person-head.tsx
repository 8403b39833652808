import { BadgeCheck, PenLine } from 'lucide-react'
import type { PublicPerson } from '#contract/accounts'
import type { PublicProfile } from '#contract/people'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Badge } from '#web/people/badge.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { PersonFacts } from './person-facts.tsx'

type PersonHeadProps = { person: PublicProfile; isOwn: boolean }

/** Who it is, and what one may do about them. */
export function PersonHead({ person, isOwn }: PersonHeadProps) {
  const t = useWords('people')
  const { state } = useSession()
  const { firstName, lastName, bio, isVerified, badge, skills, interests } = person
  return (
    <section className="grid min-w-0 gap-4 rounded-card border border-line bg-card p-4 wide:p-6">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <Avatar person={person} size="portrait" />
        <div className="grid min-w-0 grow basis-48 gap-2">
          <h1 className="text-xl wide:text-2xl">{`${firstName} ${lastName}`.trim()}</h1>
          {isVerified && (
            <p className="flex items-center gap-1.5 text-sm font-medium text-done">
              <BadgeCheck size={18} aria-hidden className="shrink-0" />
              {t('verified')}
            </p>
          )}
          {badge && <Badge level={badge} />}
          <PersonFacts person={person} />
        </div>
      </div>
      {bio && <p className="max-w-prose whitespace-pre-line">{bio}</p>}
      {[
        { name: t('skills'), words: skills },
        { name: t('interests'), words: interests },
      ].map(
        ({ name, words }) =>
          words.length > 0 && (
            <div key={name} className="grid gap-1.5">
              <h2 className="text-base">{name}</h2>
              <Chips words={words} label={name} />
            </div>
          ),
      )}
      {/* Its place is kept while it is asked who reads: nothing below moves then. */}
      {state !== 'out' && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          {state === 'in' && !isOwn && <WriteReview person={person} />}
          {isOwn && (
            <ButtonLink href={paths.profile} kind="secondary">
              {t('edit')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

const load = () =>
  part(() => import('#browser/reputation/write/write-review-dialog.tsx'), 'WriteReviewDialog')

/** For signed-in people about somebody else: a review without a trade, which is not verified (D35). */
function WriteReview({ person }: { person: PublicPerson }) {
  const t = useWords('reviews')
  const { Part: WriteReviewDialog, open, close, prepare } = useLater(load)
  return (
    <>
      <Button onClick={open} onPointerEnter={prepare} aria-haspopup="dialog">
        <PenLine size={18} aria-hidden />
        {t('write')}
      </Button>
      {WriteReviewDialog && <WriteReviewDialog person={person} tradeId={null} onClose={close} />}
    </>
  )
}
