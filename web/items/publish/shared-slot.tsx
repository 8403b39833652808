import { useState } from 'react'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { arrivalOf } from '#web/pwa/share-target/address.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import type { TakenProps } from './taken.tsx'

const Taken = lazyPart<'Taken', TakenProps>(
  () => import('#browser/items/publish/taken.tsx'),
  'Taken',
)

/** The publish form's place for what another app shared: whoever uploads nothing pays nothing. */
export function SharedSlot({ photos }: { photos: Photos }) {
  // Once taken, the address says nothing of it any more.
  const [arrival] = useState(() => arrivalOf(location.search))
  if (arrival === 'none') return null
  return (
    <Later>
      <Taken arrival={arrival} photos={photos} />
    </Later>
  )
}
