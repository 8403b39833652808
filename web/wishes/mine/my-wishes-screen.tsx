import { useQuery } from '@tanstack/react-query'
import { Handshake, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useEntries } from '#web/pwa/outbox/use-entries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { NOTHING, valuesIn } from '#web/wishes/form/wish-values.ts'
import { myWishesQuery } from '#web/wishes/queries.ts'
import { MyWishLine } from './my-wish-line.tsx'
import { WaitingWish } from './waiting-wish.tsx'

const load = () => part(() => import('#browser/wishes/form/wish-dialog.tsx'), 'WishDialog')

/** /my-wishes: what one looks for and is told of; `?new=` opens the form with what the address says. */
export function MyWishesScreen() {
  const t = useWords('wishing')
  useTitle(t('title'))
  useTop()
  const [, navigate] = useLocation()
  const [asked] = useSearchParams()
  const query = useQuery(myWishesQuery)
  const waiting = useEntries('wish')
  const [form, setForm] = useState({ isPublic: true, initial: NOTHING })
  const { Part: WishDialog, open, close } = useLater(load)
  const wanted = asked.get('new')
  const search = asked.toString()

  useEffect(() => {
    if (wanted !== 'wish' && wanted !== 'alert') return
    setForm({ isPublic: wanted === 'wish', initial: valuesIn(search) })
    open()
    // Opened once: Back leads to where it was asked for.
    navigate(paths.myWishes, { replace: true })
  }, [wanted, search, navigate, open])

  const begin = (isPublic: boolean) => {
    setForm({ isPublic, initial: NOTHING })
    open()
  }
  const { data, error, refetch } = query
  const isOffline = isUnreachable(query)
  const isEmpty = data?.length === 0 && waiting.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-5 wide:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
          <p className="text-muted">{t('lead')}</p>
        </div>
        {!isEmpty && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => begin(true)} aria-haspopup="dialog">
              <Plus size={20} aria-hidden />
              {t('form_title')}
            </Button>
            <Button kind="secondary" onClick={() => begin(false)} aria-haspopup="dialog">
              <Plus size={20} aria-hidden />
              {t('alert_new')}
            </Button>
          </div>
        )}
      </header>
      {waiting.length > 0 && (
        <ul aria-label={t('waiting')} className="grid gap-3">
          {waiting.map((entry) => (
            <WaitingWish key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data && data.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-3 wide:grid-cols-2">
          {data.map((wish) => (
            <MyWishLine key={wish.id} wish={wish} />
          ))}
        </ul>
      )}
      {isEmpty && (
        <EmptyState icon={Handshake} title={t('empty')} text={t('empty_text')}>
          <Button onClick={() => begin(true)} aria-haspopup="dialog">
            {t('form_title')}
          </Button>
          <ButtonLink kind="quiet" href={paths.wanted()}>
            {t('see_wanted')}
          </ButtonLink>
        </EmptyState>
      )}
      {!data && !isOffline && !error && (
        <p role="status" className="skeleton h-40 rounded-card">
          <span className="sr-only">{t('loading')}</span>
        </p>
      )}
      {!data && (isOffline || error) && (
        <LoadProblem
          isOffline={isOffline}
          title={t('failed')}
          text={t('failed_text')}
          offlineText={t('offline_text')}
          error={error}
          retry={refetch}
        />
      )}
      {WishDialog && <WishDialog {...form} onClose={close} />}
    </div>
  )
}
