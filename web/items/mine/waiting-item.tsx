import { ImageOff } from 'lucide-react'
import * as v from 'valibot'
import { cleanLine } from '#terms/text'
import { useWords } from '#web/i18n/use-words.ts'
import { equalOf } from '#web/items/sending/doubled.ts'
import { sendAsOther } from '#web/items/sending/waiting.ts'
import { UploadProgress } from '#web/media/upload-progress.tsx'
import { useObjectUrl } from '#web/media/use-object-url.ts'
import { retryEntry } from '#web/pwa/outbox/entries.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useOnline } from '#web/ui/use-online.ts'

/** As much of it as is shown. */
const ShownSchema = v.object({
  values: v.object({ title: v.string() }),
  photos: v.array(
    v.object({
      photo: v.object({ full: v.instance(Blob), small: v.nullable(v.instance(Blob)) }),
    }),
  ),
})

type WaitingItemProps = {
  entry: Entry
  /** How much has been sent, 0 to 1; undefined while it is not on its way. */
  progress: number | undefined
  onDiscard: () => void
}

const ACTION = 'px-3 text-sm'

/** One publication in the queue: its cover, its title, where it stands, and what may be done with it. */
export function WaitingItem({ entry, progress, onDiscard }: WaitingItemProps) {
  const t = useWords('outbox')
  const online = useOnline()
  const read = v.safeParse(ShownSchema, entry.payload)
  const cover = read.success ? read.output.photos[0]?.photo : undefined
  const url = useObjectUrl(cover?.small ?? cover?.full)
  const title = (read.success && cleanLine(read.output.values.title)) || t('untitled')
  const { problem, isHeld, tries } = entry
  const isSending = progress !== undefined
  const equal = problem ? equalOf(problem) : null
  const needsPerson = problem !== undefined || isHeld

  const state = () => {
    if (isSending) return t('sending', { percent: Math.round(progress * 100) })
    if (equal) return t('doubled', { title: equal.title })
    if (problem) return problem.said ? t('refused', { said: problem.said }) : t('refused_plain')
    if (isHeld) return t('open')
    return t(online && tries > 0 ? 'again' : 'waiting')
  }

  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-3">
      <div className="flex gap-3">
        <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-field bg-sunken text-muted">
          {url ? (
            <img src={url} alt="" className="size-full object-cover" />
          ) : (
            <ImageOff size={22} aria-hidden />
          )}
        </span>
        <div className="grid min-w-0 grow content-start gap-1">
          <h3 className="line-clamp-2 text-base">{title}</h3>
          <p
            role="status"
            className={`numbers text-sm font-medium ${problem ? 'text-danger' : 'text-wait'}`}
          >
            {state()}
          </p>
        </div>
      </div>
      {isSending ? (
        <UploadProgress progress={progress} label={title} />
      ) : (
        <div className="-mx-1 -mb-1 flex flex-wrap">
          {equal && (
            <Button
              kind="quiet"
              onClick={() => sendAsOther(entry)}
              aria-label={t('other_named', { title })}
              className={ACTION}
            >
              {t('other')}
            </Button>
          )}
          {!equal && (needsPerson || (online && tries > 0)) && (
            <Button
              kind="quiet"
              onClick={() => retryEntry(entry.id)}
              aria-label={t('retry_named', { title })}
              className={ACTION}
            >
              {t('retry')}
            </Button>
          )}
          <ButtonLink
            kind="quiet"
            href={paths.mend(entry.id)}
            aria-label={t('edit_named', { title })}
            className={ACTION}
          >
            {t('edit')}
          </ButtonLink>
          <Button
            kind="quiet"
            onClick={onDiscard}
            aria-label={t('discard_named', { title })}
            className={`${ACTION} text-danger`}
          >
            {t('discard')}
          </Button>
        </div>
      )}
    </article>
  )
}
