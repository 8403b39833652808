import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { Chat } from '#contract/chat'
import { mayAdd } from '#rules/chat'
import { isFailure } from '#web/api/failure.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { hasOlder, withoutWordsOf } from '#web/chat/messages.ts'
import { askOlder, chatQuery } from '#web/chat/queries.ts'
import { outgoingOf } from '#web/chat/waiting.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useEntries, useUploads } from '#web/pwa/outbox/use-entries.ts'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { Composer } from './composer.tsx'
import { type FirstWords, MessageList, type Step } from './message-list.tsx'
import type { Moment } from './quick-replies.tsx'
import { useLiveChat } from './use-live-chat.ts'

/** What an address ends with that leads to the chat (worker/notifications/rules.ts), or into its field. */
const CHAT_ID = 'chat'
const WRITE = '#write'
const readHash = () => location.hash

const NO_STEPS: readonly Step[] = []

type ChatPanelProps = {
  tradeId: number
  me: string
  other: { id: string; name: string }
  /** Minutes east of UTC where the items are. */
  offset: number
  /** Once it is over it is only read. */
  mayWrite: boolean
  /** The other side is gone for good (D47). */
  hasLeft?: true | undefined
  /** The proposal's own words, which begin the chat (D48). */
  first?: FirstWords | null
  /** What happens in the trade meanwhile. */
  steps?: readonly Step[]
  /** Which lines are offered (D48, D51). */
  moment?: Moment | null
  /** One has begun a trade that is still decided on: until the other side answers there is a limit (D48). */
  isBegun?: boolean
}

/** What the two sides of a trade say to each other. */
export function ChatPanel(props: ChatPanelProps) {
  const { tradeId, me, other, offset, mayWrite, hasLeft, first = null, steps = NO_STEPS } = props
  const { isBegun = false, moment = null } = props
  const t = useWords('chat')
  const shell = useWords('shell')
  const client = useQueryClient()
  const query = useQuery(chatQuery(tradeId))
  const { isTyping, sayTyping, sayRead } = useLiveChat(tradeId, me)
  useForgetLeft(tradeId, query.data, hasLeft ? other.id : null)
  const sending = useUploads()
  const messages = query.data?.messages ?? []
  // Not known to be unanswered: no limit is told.
  const isAnswered =
    !query.data || hasOlder(query.data) || messages.some(({ senderId }) => senderId !== me)
  const written = [...(first ? [first] : []), ...messages].map(({ createdAt }) =>
    Date.parse(createdAt),
  )
  const isFull = isBegun && !isAnswered && !mayAdd(written, serverNow())
  const panel = useRef<HTMLElement>(null)
  useAboveKeyboard(panel)
  const composer = useRef<{ focus: () => void }>(null)
  useReached(panel, composer, query.data !== undefined || query.fetchStatus !== 'fetching')
  const said = new Set(query.data?.messages.map(({ clientId }) => clientId))
  const waiting = useEntries('message').flatMap((entry) => {
    const outgoing = outgoingOf(entry)
    // What the server has already is only waiting for its answer.
    return outgoing?.tradeId === tradeId && !said.has(entry.id) ? [{ entry, outgoing }] : []
  })
  const title = t('title', { name: other.name })
  const isBehind = waiting.some(({ entry }) => !entry.problem)

  return (
    <section
      ref={panel}
      aria-labelledby={CHAT_ID}
      tabIndex={-1}
      className="flex h-[calc(100dvh-21rem-var(--bottom-bar))] scroll-mt-40 outline-none min-h-72 wide:h-[calc(100dvh-8rem)] flex-col overflow-hidden rounded-card border border-line bg-paper large:h-auto"
    >
      <h2
        id={CHAT_ID}
        className="flex items-center gap-2 border-b border-line bg-card px-4 py-2.5 text-base"
      >
        <MessagesSquare size={20} aria-hidden className="shrink-0 text-accent-strong" />
        {hasLeft ? (
          <span className="min-w-0 wrap-anywhere">{title}</span>
        ) : (
          <Link
            href={paths.person(other.id)}
            className="-my-2.5 min-w-0 py-2.5 wrap-anywhere text-ink no-underline hover:underline"
          >
            {title}
          </Link>
        )}
      </h2>
      {query.data ? (
        <MessageList
          chat={query.data}
          me={me}
          other={other}
          offset={offset}
          waiting={waiting}
          sending={sending}
          isTyping={isTyping}
          mayWrite={mayWrite}
          first={first}
          steps={steps}
          onOlder={() => askOlder(client, tradeId)}
          onSeen={sayRead}
          onGone={() => composer.current?.focus()}
        />
      ) : query.error || query.fetchStatus === 'paused' ? (
        <div
          role="alert"
          className="grid grow content-center justify-items-center gap-3 p-4 text-center"
        >
          <p className="text-muted">
            {t(isFailure(query.error, 0) || !query.error ? 'list_offline' : 'list_failed')}
          </p>
          <Button kind="secondary" onClick={() => query.refetch()}>
            {shell('try_again')}
          </Button>
        </div>
      ) : (
        <div aria-busy="true" className="grid grow content-end gap-2 p-3">
          <span className="sr-only">{t('loading')}</span>
          <span className="skeleton h-12 w-2/3 rounded-card" />
          <span className="skeleton h-12 w-1/2 justify-self-end rounded-card" />
        </div>
      )}
      {isBegun && mayWrite && !isAnswered && (
        <p className="border-t border-line bg-card px-3 pt-2 text-sm text-muted">
          {t(isFull ? 'unanswered' : 'before_answer', { name: other.name })}
        </p>
      )}
      {mayWrite ? (
        !isFull && (
          <Composer
            ref={composer}
            tradeId={tradeId}
            me={me}
            isBehind={isBehind}
            moment={moment}
            onTyping={sayTyping}
          />
        )
      ) : (
        <p className="border-t border-line bg-card p-3 text-center text-sm text-muted">
          {t(hasLeft ? 'closed_left' : 'closed')}
        </p>
      )}
    </section>
  )
}

/** Most of the window lies under a keyboard when it is smaller than this share of itself. */
const TYPED_SHARE = 0.8

/** While somebody types in it, the panel is as high as what the keyboard leaves, and its end in sight. */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current
    const viewport = window.visualViewport
    if (!panel || !viewport) return
    const place = () => {
      const isTyped =
        panel.contains(document.activeElement) && viewport.height < innerHeight * TYPED_SHARE
      panel.style.maxHeight = isTyped ? `${Math.round(viewport.height) - 16}px` : ''
      if (isTyped) panel.scrollIntoView({ block: 'end' })
    }
    viewport.addEventListener('resize', place)
    return () => viewport.removeEventListener('resize', place)
  }, [ref])
}

/**
 * Whoever comes by an address that names the chat is brought there, once what was said is there; also on the page that is
 * open already. Having done so the address names it no more: the same one leads there again.
 */
function useReached(
  ref: RefObject<HTMLElement | null>,
  field: RefObject<{ focus: () => void } | null>,
  isReady: boolean,
): void {
  const hash = useLocationProperty(readHash)
  const isWritten = hash === WRITE
  const isAsked = (hash === `#${CHAT_ID}` || isWritten) && isReady
  useEffect(() => {
    if (!isAsked) return
    // Behind whatever closes now and gives the focus back.
    const timer = setTimeout(() => {
      const { pathname, search } = location
      history.replaceState(history.state, '', pathname + search)
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: 'start' })
      if (isWritten) field.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [isAsked, isWritten, ref, field])
}

/** Asked again, a chat answers only what came since: what is gone from the room has to go from this device by itself. */
function useForgetLeft(tradeId: number, chat: Chat | undefined, leftId: string | null): void {
  const client = useQueryClient()
  useLayoutEffect(() => {
    if (!chat || leftId === null) return
    const { queryKey } = chatQuery(tradeId)
    client.setQueryData(queryKey, (now) => now && withoutWordsOf(now, leftId))
  }, [client, tradeId, chat, leftId])
}
