import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, MessageCircleQuestion } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { isTurnedDown } from '#web/proposals/again.ts'
import { ownTradeQuery } from '#web/proposals/shelf/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { usePropose } from './use-propose.ts'

/** Once something was sent from here. */
const SentMoment = lazyPart(() => import('#browser/trades/moments/sent-moment.tsx'), 'SentMoment')

/** Only after a no; it brings the hours of every country along. */
const AgainNote = lazyPart<'AgainNote', { at: string; country: string | null }>(
  () => import('#browser/items/page/again-note.tsx'),
  'AgainNote',
)

const load = () => part(() => import('#browser/proposals/propose-dialog.tsx'), 'ProposeDialog')

type ProposeBarProps = {
  item: Item
  /** While it is not known who is there its room is kept: nothing moves when the answer comes. */
  isHidden: boolean
}

/**
 * The two ways in (D48): on phones at the bottom, in reach of the thumb. Whoever has proposed finds the way to that in
 * its place. None on what is reserved or traded (case 34), but a dialog that is open by then stays: what was prepared is in it.
 */
export function ProposeBar({ item, isHidden }: ProposeBarProps) {
  const t = useWords('items')
  const { Part: ProposeDialog, open, close } = useLater(load)
  const [isQuestion, setQuestion] = useState(false)
  /** A thing of one's own that is chosen already: one comes from a match. */
  const [offered, setOffered] = useState<number>()
  const begin = (asks: boolean, offer?: number) => {
    setQuestion(asks)
    setOffered(offer)
    open()
  }
  const propose = usePropose(item)
  const forget = useAskedToPropose(begin)
  const { user } = useSession()
  const { data: own } = useQuery({
    ...ownTradeQuery(user?.id, item.id),
    // The other side may have answered meanwhile.
    refetchOnMount: 'always',
  })
  /** The trade in which something was sent from here: what happens next is told in its place. */
  const [sent, setSent] = useState<number>()
  const bar = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    // The button that the focus would come back to is gone.
    if (wasOpen.current && !ProposeDialog && isLost) bar.current?.querySelector('a')?.focus()
    wasOpen.current = ProposeDialog !== null
  }, [ProposeDialog])
  // What one has only asked about may still be proposed for (D48).
  // And what was turned down only later; until then one may ask (D59).
  const againAt = own?.againAt
  const isOver = isTurnedDown(own)
  const isFree = isOnOffer(item.tradeStatus)
  const mayPropose = isFree && (!own || own.isQuestion) && againAt === undefined
  const mayAsk = isFree && (!own || isOver)
  return (
    <>
      {(own || mayPropose || mayAsk) && (
        <div
          className={`roomy:sticky bottom-(--bottom-bar) z-10 order-last -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:static wide:order-none wide:mx-0 wide:border-0 wide:p-0 ${isHidden ? 'invisible' : ''}`}
        >
          {user && own && own.id === sent && (
            <div className="mb-3 empty:hidden">
              <Later>
                <SentMoment me={user.id} name={item.user.firstName} />
              </Later>
            </div>
          )}
          {isFree && againAt !== undefined && (
            <Later shape={null}>
              <AgainNote at={againAt} country={item.country} />
            </Later>
          )}
          <div ref={bar} className="flex flex-wrap gap-2">
            {own && (
              <ButtonLink
                href={paths.trade(own.id)}
                kind="secondary"
                className="grow min-h-12 flex-wrap gap-x-2 gap-y-0"
              >
                <span>{t(own.isQuestion ? 'asked' : isOver ? 'turned_down' : 'proposed')}</span>
                <span className="text-accent-strong underline underline-offset-4">
                  {t(own.isQuestion ? 'see_question' : 'see_proposal')}
                </span>
              </ButtonLink>
            )}
            {mayPropose && (
              <Button
                onClick={() => propose(() => begin(false), paths.propose(item.id))}
                className="grow min-h-12"
              >
                <ArrowLeftRight size={20} aria-hidden />
                {t('propose')}
              </Button>
            )}
            {mayAsk && (
              <Button
                kind="secondary"
                onClick={() => propose(() => begin(true), paths.ask(item.id))}
                className="grow min-h-12"
              >
                <MessageCircleQuestion size={20} aria-hidden />
                {t('ask')}
              </Button>
            )}
          </div>
        </div>
      )}
      {ProposeDialog && (
        <ProposeDialog
          item={item}
          isQuestion={isQuestion}
          offered={offered}
          onSent={setSent}
          onClose={() => {
            close()
            forget()
          }}
        />
      )}
    </>
  )
}

/**
 * `?propose=1` opens it, `?propose=ask` to ask: so one comes back to it from an account just made, or from loading the page
 * anew (D66). `&offer=7`: with that thing of one's own. Answers what takes it out of the address, once it is closed.
 */
function useAskedToPropose(open: (asks: boolean, offer: number | undefined) => void): () => void {
  const asked = new URLSearchParams(useRawSearch())
  const [path, navigate] = useLocation()
  const { user } = useSession()
  const how = user && asked.get('propose')
  const offer = Number(/^[1-9]\d{0,14}$/.exec(asked.get('offer') ?? '')?.[0]) || undefined
  const begin = useEffectEvent(() => open(how === 'ask', offer))
  useEffect(() => {
    if (how) begin()
  }, [how])
  return () => how && navigate(path, { replace: true, state: history.state as unknown })
}
