import { useState } from 'react'
import { Later } from '#web/app/later.tsx'
import { lazyPart } from '#web/app/part.ts'
import type { Photos } from '#web/media/use-photos.ts'
import { arrivalOf } from './address.ts'
import type { TakenProps } from './taken.tsx'

const Taken = lazyPart<'Taken', TakenProps>(['shared'], () => import('./taken.tsx'), 'Taken')

/** The publish form's place for what another app shared: whoever shares nothing pays nothing. */
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
