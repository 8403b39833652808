import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import type { TradeEvent, TradePage } from '#contract/trades'
import { momentThere, offsetAt, timeThere } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { answerOf } from '#web/trades/action-kinds.ts'
import { useOfferWords } from '#web/trades/offer-words.tsx'
import { termsQuery } from '#web/trades/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { type ShownTerms, type SideTerms, termsKnown, versionOf } from './terms-shown.ts'
import type { TradeDialogs } from './use-trade-dialogs.tsx'

type StepLineProps = { event: TradeEvent; trade: TradePage; me: string; asking: TradeDialogs }

/** What happened in a trade, at its place in the conversation: an offer as what is given for what, the rest as a line. */
export function StepLine({ event, trade, me, asking }: StepLineProps) {
  const t = useWords('trade')
  const now = useNow()
  const locale = LOCALES[activeLanguage()]
  const { country } = trade.requestedItem
  const { userId, userName, message, details } = event
  const { meetingDateTime, meetingLocation, reason, hasMet } = details
  const who = userId === me ? t('you') : (userName ?? t('system'))
  const there = (iso: string) => momentThere(iso, offsetAt(country, Date.parse(iso)), locale, now)
  const version = versionOf(event)
  const answer = answerOf(event, trade)
  return (
    <article className="mx-auto grid w-full max-w-[26rem] gap-1.5 rounded-card border border-line bg-sunken px-3 py-2 text-sm">
      <p className="wrap-anywhere">
        <span className="font-semibold">{t(`event_${event.type}`)}</span>
        <span className="text-muted">
          {' · '}
          {who}
          {hasMet && ` · ${t('with_code')}`}
        </span>
      </p>
      {version !== null && <TermsOf version={version} trade={trade} me={me} />}
      {meetingDateTime && (
        <p className="numbers wrap-anywhere">
          {there(meetingDateTime)}
          {meetingLocation && `, ${meetingLocation}`}
        </p>
      )}
      {reason && <p>{t(`why_${reason}`)}</p>}
      {message && <p className="whitespace-pre-line wrap-anywhere">{t('said', { message })}</p>}
      {answer && (
        <Button
          kind="secondary"
          onClick={() => asking.show(answer)}
          onPointerEnter={() => asking.prepare(answer)}
          aria-haspopup="dialog"
          className="justify-self-start px-3 text-sm"
        >
          {t(`card_${answer}`)}
        </Button>
      )}
      <p className="numbers text-muted">
        <time dateTime={event.timestamp}>
          {timeThere(event.timestamp, offsetAt(country, Date.parse(event.timestamp)), locale)}
        </time>
      </p>
    </article>
  )
}

/** A version of the terms; of one that is long gone what is fetched for a press. */
function TermsOf({ version, trade, me }: { version: number; trade: TradePage; me: string }) {
  const t = useWords('trade')
  const known = termsKnown(trade, version, me)
  const query = useQuery({ ...termsQuery(trade.id), enabled: false })
  const fetched = query.data?.find((one) => one.version === version)
  const terms = known ?? (fetched ? termsKnown({ ...trade, previous: fetched }, version, me) : null)
  if (terms) return <TermsSides terms={terms} />
  return (
    <div>
      <Button
        kind="quiet"
        onClick={() => query.isFetching || query.refetch()}
        aria-disabled={query.isFetching}
        className="-ms-3 px-3 text-sm"
      >
        {t('shows_terms')}
      </Button>
      {query.error && !query.isFetching && (
        <p role="alert" className="text-danger">
          {t('gone_terms')}
        </p>
      )}
    </div>
  )
}

function TermsSides({ terms }: { terms: ShownTerms }) {
  const t = useWords('trade')
  if (terms.isQuestion) return <p className="text-muted">{t('step_question')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2 large:grid-cols-1">
      <OneSide title={t('you_give')} side={terms.given} />
      <ArrowLeftRight size={18} aria-hidden className="mt-6 text-muted large:m-0" />
      <OneSide title={t('you_get')} side={terms.got} />
    </div>
  )
}

function OneSide({ title, side }: { title: string; side: SideTerms }) {
  const t = useWords('trade')
  const words = useOfferWords()
  const { things, money } = side
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="text-muted">{title}</p>
      <ul className="grid gap-1">
        {things.map(({ id, title: name, photo }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Thumb photo={photo ?? undefined} className="size-10" />
            <span className="min-w-0 grow basis-20 leading-tight wrap-anywhere">{name}</span>
          </li>
        ))}
        {money > 0 && <li className="numbers font-semibold">{words.value(money)}</li>}
        {things.length === 0 && money === 0 && <li className="text-muted">{t('nothing_given')}</li>}
      </ul>
    </div>
  )
}
