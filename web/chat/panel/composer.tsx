import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { CONTENT_MAX } from '#terms/chat'
import { cleanText } from '#terms/text'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { FileButton } from '#web/media/file-button.tsx'
import { useObjectUrl } from '#web/media/use-object-url.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { type Moment, QuickReplies } from './quick-replies.tsx'
import { usePhoto } from './use-photo.ts'
import { useSend } from './use-send.ts'
import { useWritten } from './use-written.ts'

/** Characters left from which on they are counted. */
const COUNTED = 200
/** Where Enter sends: with a keyboard of its own. On glass it makes a line. */
const WITH_KEYS = '(hover: hover) and (pointer: fine)'

type ComposerProps = {
  tradeId: number
  me: string
  isBehind: boolean
  /** Lines that are offered while the field is empty and has the focus. */
  moment: Moment | null
  onTyping: () => void
  ref?: Ref<{ focus: () => void }>
}

/** The field that one writes in; grows to five lines. While it is sent it cannot be changed, and keeps the focus. */
export function Composer({ tradeId, me, isBehind, moment, onTyping, ref }: ComposerProps) {
  const t = useWords('chat')
  const problemOf = useProblem()
  const online = useOnline()
  const [text, setText] = useWritten(tradeId, me)
  const { chosen, choose, remove, photo } = usePhoto(tradeId, me)
  const { send, isSending, problem, clearProblem } = useSend(tradeId, me, isBehind)
  const field = useRef<HTMLTextAreaElement>(null)
  const preview = useObjectUrl(photo?.small ?? photo?.full)
  const id = useId()
  const content = cleanText(text)
  const left = CONTENT_MAX - content.length
  const isPreparing = chosen.state === 'preparing'
  const isEmpty = content === '' && photo === null
  useHeldForm(!isEmpty)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: its height is that of its text
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 2}px`
  }, [text])

  const submit = async () => {
    if (isEmpty || isSending || isPreparing || left < 0) return
    const isGone = await send({ content, photo })
    if (isGone) {
      setText('')
      remove()
    }
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an accent or a suggestion of the keyboard is not ours.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia(WITH_KEYS).matches) return
    event.preventDefault()
    void submit()
  }
  const said =
    left < 0
      ? problemOf('chat_long')
      : chosen.state === 'problem'
        ? problemOf(chosen.problem)
        : problem

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="group grid gap-2 border-t border-line bg-card p-2"
    >
      {moment && isEmpty && !isPreparing && (
        <div className="hidden min-w-0 group-focus-within:block">
          <QuickReplies
            moment={moment}
            onPick={(line) => {
              setText(line)
              field.current?.focus()
            }}
          />
        </div>
      )}
      {(isPreparing || photo) && (
        <div className="flex items-center gap-3">
          {preview && (
            <img
              src={preview}
              alt={t('photo_ready')}
              className="size-16 rounded-field object-cover"
            />
          )}
          <p role="status" className="numbers grow text-sm text-muted">
            {isPreparing ? t('photo_preparing') : t('photo_ready')}
          </p>
          <button
            type="button"
            onClick={() => {
              remove()
              field.current?.focus()
            }}
            aria-label={t('photo_remove')}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
      <div className="flex items-end gap-1">
        <FileButton
          icon={ImagePlus}
          label={<span className="sr-only">{t('photo')}</span>}
          isOne
          onFiles={([file]) => {
            clearProblem()
            void choose(file)
          }}
          className="grid size-11 shrink-0 place-items-center rounded-full text-accent-strong hover:bg-accent-soft"
        />
        <textarea
          ref={field}
          rows={1}
          value={text}
          readOnly={isSending}
          aria-label={t('field')}
          aria-busy={isSending}
          aria-invalid={said !== undefined}
          aria-describedby={`${id}-said ${id}-left`}
          placeholder={t('field')}
          onChange={(event) => {
            setText(event.target.value)
            clearProblem()
            onTyping()
          }}
          onKeyDown={onKeyDown}
          className={`max-h-[calc(7.5rem+18px)] resize-none read-only:opacity-55 ${CONTROL}`}
        />
        <button
          type="submit"
          aria-label={t('send')}
          aria-disabled={isEmpty || isSending || isPreparing || left < 0}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-fill text-white hover:bg-[#1d4ed8] aria-disabled:opacity-55"
        >
          <SendHorizontal size={20} aria-hidden />
        </button>
      </div>
      <div className="grid gap-1 px-1 text-sm empty:hidden">
        <p id={`${id}-left`} role="status" className="numbers text-end text-muted empty:hidden">
          {left <= COUNTED && t('left', { count: left })}
        </p>
        <p id={`${id}-said`} role="alert" className="font-medium text-danger empty:hidden">
          {said}
        </p>
        {!online && <p className="text-muted">{t('offline')}</p>}
      </div>
    </form>
  )
}
