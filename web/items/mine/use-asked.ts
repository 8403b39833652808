/** `?create=1` and `?edit=7` open their dialog, once: so one comes back to it from signing in. */

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { isFailure } from '#web/api/failure.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { itemQuery } from '#web/items/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'

const ID = /^[1-9]\d{0,14}$/

type Asked = { onCreate: () => void; onEdit: (item: Item) => void }

export function useAsked({ onCreate, onEdit }: Asked) {
  const t = useWords('items')
  const client = useQueryClient()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [asked] = useSearchParams()
  const edit = asked.get('edit')
  // Whoever turns out to be signed out is led to the sign-in page, and back to this very address (D22).
  const isAsked = user !== null && (edit !== null || asked.has('create'))

  const openFound = useEffectEvent((item: Item) => {
    // Only what its own form could save.
    if (item.userId === user?.id && isOnOffer(item.tradeStatus)) onEdit(item)
  })
  const tell = useEffectEvent((error: unknown) => {
    if (isFailure(error, 404)) return
    toast({ kind: 'problem', title: t('part_failed'), text: t('part_failed_text') })
  })
  const openAsked = useEffectEvent(() => {
    // At once: what comes late must not be asked for again by a reload or the next page of the list.
    navigate(paths.myItems, { replace: true })
    if (edit === null) onCreate()
    else if (ID.test(edit)) {
      // It may be on any page of the list.
      const query = { ...itemQuery(Number(edit)), staleTime: 0, networkMode: 'always' as const }
      client.fetchQuery(query).then(openFound, tell)
    }
  })
  useEffect(() => {
    if (isAsked) openAsked()
  }, [isAsked])
}
