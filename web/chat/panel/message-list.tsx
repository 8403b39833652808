import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import type { Chat } from '#contract/chat'
import { dayThere } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { hasOlder, lastNumber } from '#web/chat/messages.ts'
import type { Outgoing } from '#web/chat/send.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { useInSight } from '#web/ui/use-in-sight.ts'
import { byDays, daysAgo } from './days.ts'
import { FirstBubble, MessageBubble } from './message-bubble.tsx'
import { useStay } from './use-stay.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

/** What was written with the proposal. */
export type FirstWords = { senderId: string; content: string; createdAt: string }

/** What else happened, at its place between the words. */
export type Step = { key: string; createdAt: string; node: ReactNode }

type MessageListProps = {
  chat: Chat
  first: FirstWords | null
  steps: readonly Step[]
  me: string
  other: { id: string; name: string }
  offset: number
  waiting: { entry: Entry; outgoing: Outgoing }[]
  sending: ReadonlyMap<string, number>
  isTyping: boolean
  /** Once it is over it is only read. */
  mayWrite: boolean
  /** Rejects when they did not come. */
  onOlder: () => Promise<void>
  onSeen: (number: number) => void
  /** What was discarded had the focus. */
  onGone: () => void
}

/** All that was said, the newest at the end. */
export function MessageList(props: MessageListProps) {
  const { chat, first, steps, me, other, offset, waiting, sending, isTyping } = props
  const t = useWords('chat')
  const { messages, reads } = chat
  const last = lastNumber(chat)
  const isBeginning = messages.length + waiting.length === 0 && steps.length <= 1
  const stay = useStay(messages[0]?.id ?? 0, last + waiting.length + steps.length, isBeginning)
  const end = useInSight(last, () => {
    const newest = messages.findLast(({ senderId }) => senderId === other.id)
    if (newest && newest.id > (reads[me] ?? 0)) props.onSeen(newest.id)
  })
  const readByOther = reads[other.id] ?? 0
  // What lies before the oldest line that is here comes with it.
  const from = hasOlder(chat) ? (messages[0]?.createdAt ?? '') : ''
  const said: Step[] = messages.map((message) => ({
    ...{ key: `${message.id}`, createdAt: message.createdAt },
    node: (
      <MessageBubble
        message={message}
        isOwn={message.senderId === me}
        isRead={message.id <= readByOther}
        name={other.name}
        offset={offset}
      />
    ),
  }))
  const begun: Step[] =
    first && from === ''
      ? [
          {
            ...{ key: 'first', createdAt: first.createdAt },
            node: <FirstBubble first={first} me={me} name={other.name} offset={offset} />,
          },
        ]
      : []
  const happened = [...steps.filter(({ createdAt }) => createdAt >= from), ...said].sort(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  )
  // They begin the chat whatever a clock says.
  const lines = [...begun, ...happened]

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={stay.list}
        onScroll={stay.onScroll}
        role="log"
        aria-label={t('log', { name: other.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="min-h-24 grow overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="flex min-h-full flex-col justify-end gap-2 p-3">
          {hasOlder(chat) && <Older onOlder={props.onOlder} />}
          {!first && messages.length + waiting.length === 0 && (
            <p className="py-8 text-center text-muted">
              {t(props.mayWrite ? 'empty' : 'empty_over', { name: other.name })}
            </p>
          )}
          {byDays(lines, offset).map((day) => (
            <section key={day.at} className="grid gap-2">
              <DayLine at={day.at} offset={offset} />
              {day.lines.map(({ key, node }) => (
                <Fragment key={key}>{node}</Fragment>
              ))}
            </section>
          ))}
          {waiting.map(({ entry, outgoing }) => (
            <WaitingBubble
              key={entry.id}
              entry={entry}
              outgoing={outgoing}
              isSending={sending.has(entry.id)}
              onGone={props.onGone}
            />
          ))}
          <div ref={end} className="h-px" />
        </div>
      </div>
      <p aria-hidden={!isTyping} className="h-6 px-3 text-sm text-muted">
        {isTyping && t('typing', { name: other.name })}
      </p>
      {stay.hasMore && (
        <Button
          kind="secondary"
          onClick={stay.toEnd}
          className="absolute bottom-8 left-1/2 -translate-x-1/2 rounded-full text-sm whitespace-nowrap shadow-lg"
        >
          <ArrowDown size={18} aria-hidden />
          {t('more_below')}
        </Button>
      )}
    </div>
  )
}

function Older({ onOlder }: { onOlder: () => Promise<void> }) {
  const t = useWords('chat')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const bring = async () => {
    if (state === 'busy') return
    setState('busy')
    await onOlder().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className="text-center">
      <Button kind="quiet" onClick={bring} aria-disabled={state === 'busy'} className="text-sm">
        {t(state === 'busy' ? 'older_busy' : 'older')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {t('older_failed')}
        </p>
      )}
    </div>
  )
}

/** Between the messages of two days. */
function DayLine({ at, offset }: { at: string; offset: number }) {
  const t = useWords('chat')
  const now = useNow()
  const ago = daysAgo(at, now, offset)
  const day = dayThere(at, offset, LOCALES[activeLanguage()], now)
  return (
    <h3 className="mx-auto w-fit rounded-full bg-sunken px-3 py-0.5 text-sm font-medium text-muted">
      {ago === 0 ? t('today') : ago === 1 ? t('yesterday') : day}
    </h3>
  )
}
