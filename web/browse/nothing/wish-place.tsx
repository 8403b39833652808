import { useSession } from '#web/api/session.ts'
import { filterStore } from '#web/browse/filter-store.ts'
import { askedBy } from '#web/browse/filters/alert-link.tsx'
import { usePosition } from '#web/browse/filters/position.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

/** Below a search without a hit: what was looked for, for all to read who may have it (D64). *Avísame* stands above, among what to change. */
export function WishPlace({ text }: { text: string }) {
  const t = useWords('wishes')
  const { state } = useSession()
  const filters = filterStore.useValue()
  const { town } = usePosition()
  if (text === '') return null
  const path = paths.newWish(askedBy(filters, text, town))
  return (
    <p className="flex justify-center">
      <ButtonLink kind="quiet" href={state === 'out' ? paths.login(path) : path}>
        {t('publish_wish')}
      </ButtonLink>
    </p>
  )
}
