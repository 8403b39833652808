import { ArrowLeftRight } from 'lucide-react'
import type { TradePage } from '#contract/trades'
import { isPending, mayMeet, mayWrite, sideOf } from '#rules/trades'
import { offsetAt } from '#rules/zones'
import { serverNow } from '#web/api/server-clock.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useReadHere } from '#web/notifications/use-read-here.ts'
import { keepCode } from '#web/trades/code-waiting.ts'
import { useJustSent } from '#web/trades/just-sent.ts'
import { MeetingCard } from '#web/trades/meeting/meeting-card.tsx'
import { useMoment } from '#web/trades/moments/use-moment.ts'
import { SidePicture } from '#web/trades/side-picture.tsx'
import { type Sides, sidesOf } from '#web/trades/sides.ts'
import { StatusChip } from '#web/trades/status-chip.tsx'
import { useActing } from '#web/trades/use-acting.ts'
import { ValueGapLine } from '#web/trades/value-gap-line.tsx'
import { InSight } from '#web/ui/lazy/in-sight.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { BothSides } from './both-sides.tsx'
import { changesIn } from './changes-in.ts'
import { OtherLine } from './other-line.tsx'
import { SideItems } from './side-items.tsx'
import { StepLine } from './step-line.tsx'
import { Timeline } from './timeline.tsx'
import { TradeActions } from './trade-actions.tsx'
import { isAskedOf, TradeMain } from './trade-main.tsx'
import { TradeMore } from './trade-more.tsx'
import { TradeNow } from './trade-now.tsx'
import { useTradeDialogs } from './use-trade-dialogs.tsx'
import { WaitingCode } from './waiting-code.tsx'

/** Fetched when the page stands. */
const ChatPanel = lazyPart(() => import('#browser/chat/panel/chat-panel.tsx'), 'ChatPanel')

/** From acceptance on. */
const HandoverCard = lazyPart(() => import('#browser/handover/handover-card.tsx'), 'HandoverCard')

const SHAPE = <div className="skeleton h-40 rounded-card" aria-busy="true" />

/** Only where there is, or may be, a deposit. */
const TradeSecurity = lazyPart(
  () => import('#browser/payments/deposit/trade-security.tsx'),
  'TradeSecurity',
)
/** Where one side has reported something of it. */
const ProblemCards = lazyPart(
  () => import('#browser/problems/trade/problem-cards.tsx'),
  'ProblemCards',
)
/** Where something was edited after the proposal. */
const ItemChanges = lazyPart(() => import('#browser/trades/page/item-changes.tsx'), 'ItemChanges')
/** What is marked once: that it was sent, agreed on, completed. */
const SentMoment = lazyPart(() => import('#browser/trades/moments/sent-moment.tsx'), 'SentMoment')
const MetPictures = lazyPart(
  () => import('#browser/trades/moments/met-pictures.tsx'),
  'MetPictures',
)
const CompletedMoment = lazyPart(
  () => import('#browser/trades/moments/completed-moment.tsx'),
  'CompletedMoment',
)
/** Once it is completed. */
const TradeReview = lazyPart(() => import('#browser/trades/page/trade-review.tsx'), 'TradeReview')

/** One trade for one of its parties: what is expected now first, then the conversation, and below it the details. */
export function TradeView({ trade, me }: { trade: TradePage; me: string }) {
  const t = useWords('trade')
  const header = useReadHere(trade.id)
  const side = sideOf(trade, me) ?? 'proposer'
  const isOwner = side === 'owner'
  const other = isOwner ? trade.fromUser : trade.toUser
  const { country } = trade.requestedItem
  const lasting = { status: trade.status, expiresAt: Date.parse(trade.expiresAt) }
  const { message, fromUserId, createdAt } = trade
  const first = message === '' ? null : { senderId: fromUserId, content: message, createdAt }
  const changes = changesIn(trade)
  const { given, got } = sidesOf(trade, me)

  const moment = useMoment(trade)
  const isSent = useJustSent(trade.id) && isPending(trade.status) && trade.offeredBy === me

  const asking = useTradeDialogs(trade, me)
  const coding = useActing(trade.id)
  const giveCode = (code: string, isProved: boolean) => {
    const { id: tradeId, version } = trade
    const keep = () => keepCode(me, { tradeId, version, code, isProved })
    return coding.act({ action: 'confirm_delivery', version, code }, keep)
  }
  // Terms of the owner's own are an answer (D49).
  const isAnswered = trade.events.some(
    (one) => one.type === 'counter' && one.userId !== trade.fromUserId,
  )
  const isAsked = isAskedOf(trade, me)
  const isBegun = isPending(trade.status) && !isOwner && !isAnswered
  const steps = trade.events.map((event) => ({
    ...{ key: `step-${event.id}`, createdAt: event.timestamp },
    node: <StepLine event={event} trade={trade} me={me} asking={asking} />,
  }))

  return (
    <div className="grid items-start gap-2 wide:grid-cols-2 wide:grid-rows-[auto_1fr] wide:gap-x-6 wide:gap-y-4">
      <div className="grid min-w-0 gap-4 phone:contents">
        {/* On a phone beside the way back. */}
        <header
          ref={header}
          className="flex items-center gap-2 phone:-mt-13 phone:min-h-11 phone:ps-9"
        >
          <div className="min-w-0">
            <h1 className="text-lg leading-tight wrap-anywhere wide:text-2xl">
              {t('title', { name: other.firstName })}
            </h1>
            {/* A page that this device keeps from before does not say. */}
            {trade.other && <OtherLine other={trade.other} />}
          </div>
          <TradeMore trade={trade} me={me} asking={asking} />
        </header>
        {/* As long as it leaves room for what it stands over. */}
        <div className="z-10 rounded-card bg-paper phone:[@media(min-height:40em)]:sticky phone:[@media(min-height:40em)]:top-2">
          <TradeNow
            trade={trade}
            me={me}
            pictures={
              <>
                {!isAsked && <TwoPictures given={given} got={got} />}
                {moment === 'agreed' && (
                  <Later>
                    <MetPictures given={given} got={got} />
                  </Later>
                )}
              </>
            }
            main={<TradeMain trade={trade} me={me} asking={asking} />}
            isDeal={moment === 'agreed'}
          />
        </div>
        {isAsked && <BothSides given={given} got={got} />}
        {isSent && (
          <div className="rounded-card bg-done-soft px-3 py-1.5 empty:hidden">
            <Later>
              <SentMoment me={me} name={other.firstName} />
            </Later>
          </div>
        )}
        {moment === 'done' && (
          <Later shape={SHAPE}>
            <CompletedMoment trade={trade} me={me} name={other.firstName} />
          </Later>
        )}
        {trade.problems.length > 0 && (
          <Later shape={SHAPE}>
            <ProblemCards trade={trade} me={me} name={other.firstName} />
          </Later>
        )}
        <TradeActions trade={trade} me={me} asking={asking} />
        {changes.length > 0 && (
          <Later shape={SHAPE}>
            <ItemChanges changes={changes} />
          </Later>
        )}
        {trade.myReview && (
          <Later shape={SHAPE}>
            <TradeReview trade={trade} other={other} />
          </Later>
        )}
      </div>
      <div className="min-w-0 wide:sticky wide:top-4 wide:col-start-2 wide:row-span-2 wide:row-start-1">
        <Later
          shape={<div className="skeleton h-[min(36rem,70dvh)] rounded-card" aria-busy="true" />}
        >
          <ChatPanel
            tradeId={trade.id}
            me={me}
            other={{ id: other.id, name: other.firstName }}
            offset={offsetAt(country, serverNow())}
            mayWrite={mayWrite(lasting, serverNow()) && !other.hasLeft}
            hasLeft={other.hasLeft}
            first={first}
            steps={steps}
            moment={mayMeet(trade.status) ? 'meeting' : isBegun ? 'asking' : null}
            isBegun={isBegun}
          />
        </Later>
      </div>
      <section aria-labelledby="details" className="mt-2 grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="details" className="me-auto text-lg">
            {t('details')}
          </h2>
          <span className="numbers rounded-full border border-line bg-card px-2.5 py-0.5 text-sm font-semibold">
            #{trade.id} · {t(`badge_${side}`)}
          </span>
          <StatusChip status={trade.status} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SideItems title={t('you_get')} owner={other} {...got} />
          <SideItems title={t('you_give')} {...given} />
          {isPending(trade.status) && (
            <ValueGapLine given={given} got={got} className="-mt-1 sm:col-span-2" />
          )}
        </div>
        <TradeSaid trade={trade} />
        <MeetingCard trade={trade} />
        {trade.handover && (
          <InSight shape={<div className="h-40 rounded-card bg-sunken" />}>
            <Later shape={SHAPE}>
              <HandoverCard
                tradeId={trade.id}
                handover={trade.handover}
                mayEnter={trade.availableActions.includes('confirm_delivery')}
                busy={coding.isBusy}
                problem={coding.problem}
                onCode={giveCode}
              />
            </Later>
          </InSight>
        )}
        <WaitingCode tradeId={trade.id} />
        {(trade.depositOffer !== null || trade.deposits[0]) && (
          <Later shape={SHAPE}>
            <TradeSecurity trade={trade} me={me} />
          </Later>
        )}
        {trade.events.length > 0 && <Timeline events={trade.events} me={me} country={country} />}
      </section>
      {asking.dialogs}
    </div>
  )
}

/** What goes which way, at a glance. It gives way to the two that have met. */
function TwoPictures({ given, got }: Sides) {
  return (
    <span aria-hidden className="flex shrink-0 items-center gap-1.5 has-[+[data-moment]]:hidden">
      <SidePicture side={given} className="size-12" />
      <ArrowLeftRight size={18} />
      <SidePicture side={got} className="size-12" />
    </span>
  )
}

/** What was said with the answer; where the steps are not known, by whoever was asked. */
function TradeSaid({ trade }: { trade: TradePage }) {
  const t = useWords('trade')
  const { fromUser, toUser, offeredBy, responseMessage, events } = trade
  if (!responseMessage) return null
  const answer = events.findLast(({ type }) => type === 'accept' || type === 'reject')
  const isOwner = answer ? answer.userId === toUser.id : offeredBy !== toUser.id
  return (
    <figure className="grid gap-1 rounded-card border border-line bg-card p-4">
      <figcaption className="text-sm text-muted">
        {t('message_of', { name: (isOwner ? toUser : fromUser).firstName })}
      </figcaption>
      <blockquote className="whitespace-pre-wrap wrap-anywhere">{responseMessage}</blockquote>
    </figure>
  )
}
