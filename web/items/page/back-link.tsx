import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** What a link from a list leaves in the history entry of the item it opens. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** To the list as it was left, scrolled where it was; to its beginning for whoever came from outside. */
export function BackLink() {
  const t = useWords('items')
  return (
    <Link
      href={paths.home}
      onClick={(event) => {
        if (!isFromList(history.state)) return
        event.preventDefault()
        history.back()
      }}
      className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 font-medium text-accent-strong no-underline hover:bg-accent-soft"
    >
      <ArrowLeft size={20} aria-hidden />
      {t('back_to_list')}
    </Link>
  )
}
