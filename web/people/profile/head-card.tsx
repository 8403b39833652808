import { BadgeCheck, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { Badge } from '#web/people/badge.tsx'
import { PersonFacts } from '#web/people/person/person-facts.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { PrivateFacts } from './private-facts.tsx'

const AvatarPart = lazyPart(() => import('#browser/people/profile/avatar-part.tsx'), 'AvatarPart')
const loadForm = () => part(() => import('#browser/people/profile/profile-form.tsx'), 'ProfileForm')

/** Who one is; the same card becomes the form. */
export function HeadCard({ user }: { user: CurrentUser }) {
  const t = useWords('profile')
  const { Part: ProfileForm, open, close, prepare } = useLater(loadForm)
  const isEditing = ProfileForm !== null
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <section
      aria-label={t('title')}
      className="grid gap-5 rounded-card border border-line bg-card p-4 wide:p-6"
    >
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Later shape={<Avatar person={user} size="portrait" />}>
          <AvatarPart user={user} />
        </Later>
        {ProfileForm ? (
          <div className="min-w-0 grow basis-64">
            <ProfileForm user={user} onDone={close} />
          </div>
        ) : (
          <Told user={user} />
        )}
      </div>
      {!isEditing && (
        <Button
          ref={button}
          kind="secondary"
          onClick={open}
          onPointerEnter={prepare}
          className="wide:justify-self-start"
        >
          <Pencil size={18} aria-hidden />
          {t('edit')}
        </Button>
      )}
    </section>
  )
}

function Told({ user }: { user: CurrentUser }) {
  const t = useWords('profile')
  const people = useWords('people')
  return (
    <div className="grid min-w-0 grow basis-48 gap-3">
      <div>
        <p className="text-xl font-semibold">{`${user.firstName} ${user.lastName}`.trim()}</p>
        {user.isVerified && (
          <p className="flex items-center gap-1.5 text-sm font-medium text-done">
            <BadgeCheck size={18} aria-hidden className="shrink-0" />
            {people('verified')}
          </p>
        )}
        {user.badge && <Badge level={user.badge} />}
      </div>
      <PersonFacts person={user} />
      <p className={`max-w-prose whitespace-pre-line ${user.bio ? '' : 'text-muted'}`}>
        {user.bio ?? t('no_bio')}
      </p>
      <PrivateFacts user={user} />
    </div>
  )
}
