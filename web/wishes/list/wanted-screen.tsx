import { useInfiniteQuery } from '@tanstack/react-query'
import { Handshake, Plus, Search } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { PagedLines } from '#web/browse/list/paged-lines.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { askedIn, isFiltered, paramsOf } from '#web/wishes/asked.ts'
import { wishListQuery } from '#web/wishes/queries.ts'
import { WantedForm } from './wanted-form.tsx'
import { WishCard } from './wish-card.tsx'

/** `/wanted`: what people look for, the newest first; the address says which. */
export function WantedScreen() {
  const t = useWords('wishes')
  const [, navigate] = useLocation()
  const search = useSearch()
  const asked = askedIn(search)
  const { state } = useSession()
  const query = useInfiniteQuery(wishListQuery(paramsOf(asked)))
  useTitle(t('title'))
  const own = state === 'out' ? paths.login(paths.newWish()) : paths.newWish()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 wide:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
          <p className="text-muted">{t('lead')}</p>
        </div>
        <ButtonLink href={own}>
          <Plus size={20} aria-hidden />
          {t('new')}
        </ButtonLink>
      </header>
      <WantedForm
        key={search}
        asked={asked}
        onAsk={(next) => navigate(next ? `${paths.wanted()}?${next}` : paths.wanted())}
      />
      <PagedLines
        query={query}
        className="grid gap-3 wide:grid-cols-2 xl:grid-cols-3"
        shape="h-32"
        row={(wish) => (
          <li key={wish.id}>
            <WishCard wish={wish} />
          </li>
        )}
        empty={
          <EmptyState
            icon={isFiltered(asked) ? Search : Handshake}
            title={t(isFiltered(asked) ? 'none_found' : 'none')}
            text={t('none_text')}
          >
            <ButtonLink href={own}>{t('new')}</ButtonLink>
            {isFiltered(asked) && (
              <ButtonLink kind="quiet" href={paths.wanted()}>
                {t('see_all')}
              </ButtonLink>
            )}
          </EmptyState>
        }
        words={{
          list: t('title'),
          loading: t('loading'),
          more: t('more'),
          failed: t('failed'),
          failedText: t('failed_text'),
          offline: t('offline_text'),
        }}
      />
    </div>
  )
}
