import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { WayBack } from '#web/ui/navigation/way-back.tsx'

/** What a link from a list leaves in the history entry of the item it opens. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** To the list as it was left, scrolled where it was; to its beginning for whoever came from outside. */
export function BackLink() {
  const t = useWords('items')
  return (
    <WayBack
      href={paths.home}
      onClick={(event) => {
        if (!isFromList(history.state)) return
        event.preventDefault()
        history.back()
      }}
    >
      {t('back_to_list')}
    </WayBack>
  )
}
