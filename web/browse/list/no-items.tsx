import { PackageOpen } from 'lucide-react'
import { useSession } from '#web/api/session.ts'
import { clearFilters } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

type Props = { hasFilters: boolean; isSearch: boolean; onClearSearch: () => void }

/** Nothing was found: says what to change, and offers to publish what is missing. */
export function NoItems({ hasFilters, isSearch, onClearSearch }: Props) {
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
      <ButtonLink href={publish} kind={hasFilters || isSearch ? 'quiet' : 'primary'}>
        {shell('publish')}
      </ButtonLink>
    </EmptyState>
  )
}
