import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useIsFormHeld } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** Few are ever told. */
const SessionOver = lazyPart(() => import('#browser/accounts/session-over.tsx'), 'SessionOver')

/** What a visitor is told on the way to the sign-in page, and how long they have to read it, ms. */
const WAYS = {
  silent: { delayMs: 0, said: null },
  favorites: { delayMs: 1_500, said: ['favorites_out', 'favorites_out_text'] },
  own: { delayMs: 500, said: ['unauthorized', 'unauthorized_text'] },
  profile: { delayMs: 500, said: ['profile_denied', 'profile_denied_text'] },
} as const
export type Way = keyof typeof WAYS

/** A screen of signed-in people: anybody else, also one whose session ends meanwhile, is led to the sign-in page and back. */
export function Protected({ way, children }: { way: Way; children: ReactNode }) {
  const t = useWords('navigation')
  const { state, user } = useSession()
  const [, navigate] = useLocation()
  const here = useHere()
  const isFormHeld = useIsFormHeld()
  const [person, setPerson] = useState({ id: user?.id, turn: 0 })
  if (user && user.id !== person.id) {
    setPerson({ id: user.id, turn: person.id ? person.turn + 1 : 0 })
  }
  // A session that ends under one's eyes is told even where visitors are led on without a word.
  const { delayMs, said } = WAYS[way === 'silent' && person.id ? 'own' : way]
  const isOut = state === 'out'
  const isLeaving = isOut && !isFormHeld

  const tell = useEffectEvent(() => {
    if (said) toast({ title: t(said[0]), text: t(said[1]) })
  })
  const leave = useEffectEvent(() => navigate(paths.login(here), { replace: true }))

  useEffect(() => {
    if (!isLeaving) return
    tell()
    const timer = setTimeout(() => leave(), delayMs)
    return () => clearTimeout(timer)
  }, [isLeaving, delayMs])

  if (isLeaving) return <div className="coming-screen" aria-busy="true" />
  return (
    <>
      {isOut && (
        <Later>
          <SessionOver />
        </Later>
      )}
      {/* What one person typed and saw is not there for the next one (case 24). */}
      <Fragment key={person.turn}>{children}</Fragment>
    </>
  )
}
