import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { TITLE_MAX } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'
import { wordsOf } from '#web/i18n/words-of.ts'
import type { Draft } from '#web/items/sending/draft-store.ts'
import { useStoredDraft } from '#web/items/sending/use-stored-draft.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { PublishForm } from './publish-form.tsx'
import { PublishSkeleton } from './publish-skeleton.tsx'

/** A visitor is told why before being taken to the sign-in page. */
const REDIRECT_MS = 500

/** /items/new, and with `?waiting=` the same for what is in the queue and is to be mended. */
export function PublishScreen() {
  const [asked] = useSearchParams()
  const waiting = asked.get('waiting')
  const title = asked.get('title') ?? ''
  return <Publishing key={waiting} waiting={waiting} title={title.slice(0, TITLE_MAX)} />
}

/** What an address brings along (D64): nothing that was typed gives way to it. */
const titledAs = (draft: Draft, title: string): Draft =>
  title ? { ...draft, values: { ...draft.values, title } } : draft

function Publishing({ waiting, title }: { waiting: string | null; title: string }) {
  const t = useWords('items')
  useTitle(t('publish_title'))
  useTop()
  const [, navigate] = useLocation()
  const here = useHere()
  const { isVisitor, userId, stored, isLost, begin } = useStoredDraft(waiting)
  const told = useRef(false)
  const away = isVisitor && !stored

  const sayWhy = useEffectEvent(() => {
    if (!told.current) toast({ title: t('sign_in_first'), text: t('sign_in_first_text') })
    told.current = true
  })
  const goSignIn = useEffectEvent(() => navigate(paths.login(here), { replace: true }))

  useEffect(() => {
    if (!away) return
    sayWhy()
    const timer = setTimeout(() => goSignIn(), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [away])

  const goBack = useEffectEvent(() => {
    navigate(paths.myItems, { replace: true })
    // Words that cannot be fetched leave it unsaid; the list shows where it stands.
    sayLost().catch(() => undefined)
  })
  useEffect(() => {
    if (isLost) goBack()
  }, [isLost])

  if (!stored) return <PublishSkeleton />
  return (
    <PublishForm
      key={stored.draft.clientId}
      userId={userId}
      draft={stored.restored ? stored.draft : titledAs(stored.draft, title)}
      blank={stored.blank}
      restored={stored.restored}
      place={stored.place}
      onDiscarded={begin}
    />
  )
}

async function sayLost(): Promise<void> {
  const t = await wordsOf('outbox')
  toast({ kind: 'problem', title: t('not_opened'), text: t('not_opened_text') })
}
