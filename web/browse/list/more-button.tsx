import { useSearch } from 'wouter'
import { useSettled } from '#web/api/first-view.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type MoreButtonProps = { next: string | null | undefined; onMore: () => void }

/** Brings the next page; as long as there are no scripts it is a link to the rest of the list. */
export function MoreButton({ next, onMore }: MoreButtonProps) {
  const t = useWords('browse')
  const isSettled = useSettled()
  const query = new URLSearchParams(useSearch())
  if (isSettled || !next) {
    return (
      <Button kind="secondary" onClick={onMore} className="min-w-48">
        {t('load_more')}
      </Button>
    )
  }
  query.set('cursor', next)
  return (
    <ButtonLink href={`?${query}`} rel="next" kind="secondary" className="min-w-48">
      {t('load_more')}
    </ButtonLink>
  )
}
