import { useQuery } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import type { Item } from '#contract/items'
import { useSession } from '#web/api/session.ts'
import { Notice } from '#web/forms/notice.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { townQuery } from '#web/places/queries.ts'
import { Button } from '#web/ui/button.tsx'

/** To its owner: published where no form could ask, as without a network, and in no list by distance since (J140). */
export function TownNotice({ item, onEdit }: { item: Item; onEdit: () => void }) {
  const t = useWords('items')
  const { user } = useSession()
  const { data } = useQuery(townQuery(item.location, user?.country))
  if (data?.town !== null) return null
  return (
    <Notice kind="wait" icon={MapPinOff} title={t('town_question')} text={t('town_missing')}>
      <Button kind="secondary" onClick={onEdit}>
        {t('town_add')}
      </Button>
    </Notice>
  )
}
