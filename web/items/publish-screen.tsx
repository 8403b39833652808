import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { PublishForm } from './publish-form.tsx'
import { PublishSkeleton } from './publish-skeleton.tsx'
import { useStoredDraft } from './use-stored-draft.ts'
import { useTop } from './use-top.ts'

/** Part 1 section 2: a visitor is told why before being taken to the sign-in page. */
const REDIRECT_MS = 500

/** /items/new. Without a network nobody can be asked who this is: the form and its draft work all the same. */
export function PublishScreen() {
  const t = useWords('items')
  useTitle(t('publish_title'))
  useTop()
  const [, navigate] = useLocation()
  const { data: user, isPending, fetchStatus } = useQuery(currentUserQuery)
  const waiting = isPending && fetchStatus === 'fetching'
  const isVisitor = user === null
  const { stored, begin } = useStoredDraft(user?.id ?? null, !waiting && !isVisitor)
  const told = useRef(false)
  const away = isVisitor && !stored

  const sayWhy = useEffectEvent(() => {
    if (!told.current) toast({ title: t('sign_in_first'), text: t('sign_in_first_text') })
    told.current = true
  })
  const goSignIn = useEffectEvent(() => navigate(paths.login(paths.publish), { replace: true }))

  useEffect(() => {
    if (!away) return
    sayWhy()
    const timer = setTimeout(() => goSignIn(), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [away])

  if (!stored) return <PublishSkeleton />
  return (
    <PublishForm
      key={stored.draft.clientId}
      userId={user?.id ?? stored.draft.userId}
      draft={stored.draft}
      restored={stored.restored}
      onDiscarded={begin}
    />
  )
}
