import { PackageOpen } from 'lucide-react'
import { useSession } from '#web/api/session.ts'
import { clearFilters } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

const AlertLink = lazyPart(() => import('#browser/browse/filters/alert-link.tsx'), 'AlertLink')

type Props = { hasFilters: boolean; text: string; onClearSearch: () => void }

/** Nothing was found: says what to change, and offers to publish what is missing. */
export function NoItems({ hasFilters, text: searched, onClearSearch }: Props) {
  const isSearch = searched !== ''
  const t = useWords('browse')
  const shell = useWords('shell')
  const { state } = useSession()
  const text = hasFilters ? 'empty_filtered' : isSearch ? 'empty_searched' : 'empty_all'
  const publish = state === 'out' ? paths.login(paths.publish) : paths.publish
  return (
    <EmptyState icon={PackageOpen} title={t('empty_title')} text={t(text)}>
      {hasFilters && <Button onClick={clearFilters}>{t('filters_clear')}</Button>}
      {isSearch && (
        <Button kind={hasFilters ? 'secondary' : 'primary'} onClick={onClearSearch}>
          {t('empty_search_clear')}
        </Button>
      )}
      {(isSearch || hasFilters) && (
        <Later>
          <AlertLink text={searched} />
        </Later>
      )}
      <ButtonLink href={publish} kind={hasFilters || isSearch ? 'quiet' : 'primary'}>
        {shell('publish')}
      </ButtonLink>
    </EmptyState>
  )
}
