import { useWords } from '#web/i18n/use-words.ts'

/** What fits the moment: before anything is agreed, or on the way to each other. */
export type Moment = 'asking' | 'meeting'
const REPLIES = {
  asking: ['quick_there', 'quick_photos', 'quick_when'],
  meeting: ['quick_way', 'quick_late', 'quick_here'],
} as const

type QuickRepliesProps = { moment: Moment; onPick: (text: string) => void }

/** A line in one tap, put into the field to be sent or changed. */
export function QuickReplies({ moment, onPick }: QuickRepliesProps) {
  const t = useWords('chat')
  return (
    <ul aria-label={t('quick')} className="flex gap-2 overflow-x-auto pb-1">
      {REPLIES[moment].map((one) => (
        <li key={one} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(t(one))}
            className="min-h-11 rounded-full border border-line bg-card px-3.5 text-sm font-medium hover:border-line-strong"
          >
            {t(one)}
          </button>
        </li>
      ))}
    </ul>
  )
}
