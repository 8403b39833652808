import { Check, CheckCheck } from 'lucide-react'
import type { ChatMessage } from '#contract/chat'
import { timeThere } from '#rules/zones'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { Bubble } from './bubble.tsx'
import { ChatPhoto } from './chat-photo.tsx'
import { LinkedText } from './linked-text.tsx'

type MessageBubbleProps = {
  message: ChatMessage
  isOwn: boolean
  isRead: boolean
  name: string
  /** Minutes east of UTC where the items are. */
  offset: number
}

export function MessageBubble({ message, isOwn, isRead, name, offset }: MessageBubbleProps) {
  const t = useWords('chat')
  const time = timeThere(message.createdAt, offset, LOCALES[activeLanguage()])
  const Tick = isRead ? CheckCheck : Check
  const by = isOwn ? t('you') : name
  return (
    <Bubble
      isOwn={isOwn}
      by={`${by}: `}
      foot={
        <>
          <time dateTime={message.createdAt}>{time}</time>
          {isOwn && (
            <>
              <Tick size={16} aria-hidden className={isRead ? 'text-accent-strong' : ''} />
              <span className="sr-only">{t(isRead ? 'read' : 'stored')}</span>
            </>
          )}
        </>
      }
    >
      {message.imageUrl && (
        <ChatPhoto address={message.imageUrl} label={t('photo_of', { name: by })} />
      )}
      {message.content && <LinkedText text={message.content} />}
      {!isOwn && <Cautioned text={message.content} />}
      {/* Of who has left (D47). */}
      {!message.content && !message.imageUrl && <p className="text-muted italic">{t('removed')}</p>}
    </Bubble>
  )
}

type FirstBubbleProps = {
  first: { senderId: string; content: string; createdAt: string }
  me: string
  name: string
  offset: number
}

/** What was written with the proposal: it is nobody's message to read, and has no tick. */
export function FirstBubble({ first, me, name, offset }: FirstBubbleProps) {
  const t = useWords('chat')
  const isOwn = first.senderId === me
  const time = timeThere(first.createdAt, offset, LOCALES[activeLanguage()])
  return (
    <Bubble
      isOwn={isOwn}
      by={`${isOwn ? t('you') : name}: `}
      foot={<time dateTime={first.createdAt}>{time}</time>}
    >
      <LinkedText text={first.content} />
      {!isOwn && <Cautioned text={first.content} />}
    </Bubble>
  )
}

/** Its rules are as large as the rest of a bubble: they come behind the words. */
const CautionLine = lazyPart<'CautionLine', { text: string }>(
  () => import('#browser/chat/panel/caution-line.tsx'),
  'CautionLine',
)

function Cautioned({ text }: { text: string }) {
  return (
    <Later shape={null}>
      <CautionLine text={text} />
    </Later>
  )
}
