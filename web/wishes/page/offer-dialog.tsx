import { useInfiniteQuery } from '@tanstack/react-query'
import type { Wish } from '#contract/wishes'
import { isOnOffer } from '#rules/items'
import { isUnreachable } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { myItemsQuery } from '#web/items/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { Problem } from '#web/ui/problem.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { sendOffer } from '#web/wishes/mutations.ts'

type Props = { wish: Wish; onClose: () => void }

/** _Lo tengo_: one of mine, or publishing one with the words filled in. */
export function OfferDialog({ wish, onClose }: Props) {
  const t = useWords('wishing')
  const query = useInfiniteQuery(myItemsQuery)
  const sending = useSubmit({ text: t('offer_failed'), at: 'beside' })
  const items = (query.data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ tradeStatus, withheld }) => isOnOffer(tradeStatus) && !withheld,
  )
  const offer = (itemId: number) =>
    sending.submit(async () => {
      await sendOffer(wish.id, itemId)
      onClose()
      toast({
        kind: 'done',
        title: t('offer_done'),
        text: t('offer_done_text', { name: wish.user.firstName }),
      })
    })
  return (
    <Dialog title={t('offer_title')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-muted">{t('offer_text', { name: wish.user.firstName })}</p>
        {sending.problem && <Problem>{sending.problem}</Problem>}
        {!query.data && query.isPending && !isUnreachable(query) && (
          <p role="status" className="skeleton h-24 rounded-card">
            <span className="sr-only">{t('loading')}</span>
          </p>
        )}
        {!query.data && (query.error || isUnreachable(query)) && (
          <LoadProblem
            isOffline={isUnreachable(query)}
            title={t('failed')}
            text={t('failed_text')}
            offlineText={t('offline_text')}
            error={query.error}
            retry={query.refetch}
          />
        )}
        {items.length > 0 && (
          <ul className="grid gap-2">
            {items.map((item) => (
              <li key={item.id}>
                <Button
                  kind="secondary"
                  onClick={() => offer(item.id)}
                  aria-disabled={sending.isBusy}
                  className="w-full justify-start! text-start"
                >
                  {item.imageUrl && (
                    <img
                      src={item.photos[0]?.urls[320] ?? item.imageUrl}
                      alt=""
                      className="size-9 shrink-0 rounded-field object-cover"
                    />
                  )}
                  <span className="min-w-0">{item.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button kind="quiet" onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
        <ButtonLink
          kind={items.length > 0 ? 'quiet' : 'primary'}
          href={`${paths.publish}?title=${encodeURIComponent(wish.words)}`}
        >
          {t('offer_publish')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
