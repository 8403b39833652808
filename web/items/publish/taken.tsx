import { ImageOff, Images } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { DESCRIPTION_MAX, TITLE_MAX } from '#terms/items'
import { Notice } from '#web/forms/notice.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { useItemFields } from '#web/items/fields/item-fields.ts'
import { keptPhotos } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import type { Arrival } from '#web/pwa/share-target/address.ts'
import { takeShared } from '#web/pwa/share-target/take-shared.ts'
import { paths } from '#web/ui/navigation/paths.ts'

export type TakenProps = { arrival: Arrival; photos: Photos }

/** What was shared joins the form: photos after those of its draft, words only where nothing is typed. */
export function Taken({ arrival, photos }: TakenProps) {
  const t = useWords('shared')
  const form = useItemFields()
  const [, navigate] = useLocation()
  const [count, setCount] = useState<number | 'lost'>()

  const fill = (name: 'title' | 'description', text: string, max: number) => {
    if (text && form.getValues(name).trim() === '') {
      form.put(name, text.slice(0, max))
    }
  }
  const take = useEffectEvent(async () => {
    // A storage that cannot be read has lost it: the person is told.
    const shared = arrival === 'kept' ? await takeShared().catch(() => null) : null
    // A reload must not say again what is done, nor what is over.
    navigate(paths.publish, { replace: true })
    if (shared === null) return setCount('lost')
    const room = photos.max - keptPhotos(photos.photos).length
    if (shared.photos.length > 0) photos.add(shared.photos)
    fill('title', shared.title, TITLE_MAX)
    fill('description', shared.text, DESCRIPTION_MAX)
    // Where there was no room for any, the photos' own sentence says it all.
    const isFull = shared.photos.length > 0 && room <= 0
    setCount(isFull ? undefined : Math.min(shared.photos.length, room))
  })
  useEffect(() => {
    void take()
  }, [])

  if (count === undefined) return null
  if (count === 'lost') {
    return <Notice kind="wait" icon={ImageOff} title={t('lost')} text={t('lost_text')} />
  }
  const title = count > 0 ? t('photos', { count }) : t('words')
  return <Notice icon={Images} title={title} text={t('taken_text')} />
}
