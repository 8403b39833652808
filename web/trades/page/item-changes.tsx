import { History } from 'lucide-react'
import type { ShownItem } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { useOfferWords } from '#web/trades/offer-words.tsx'
import type { Change, Changed } from './changes-in.ts'

/** What was edited since: as it was when it was proposed, and as it is. */
export function ItemChanges({ changes }: { changes: readonly Changed[] }) {
  const t = useWords('trade')
  return (
    <section
      aria-labelledby="changes"
      className="grid gap-3 rounded-card border border-line bg-wait-soft p-4"
    >
      <h2 id="changes" className="flex gap-2 text-base text-wait">
        <History size={22} aria-hidden className="mt-0.5 shrink-0" />
        {t('changed')}
      </h2>
      {changes.map(({ id, change }) => (
        <ItemChange key={id} change={change} />
      ))}
    </section>
  )
}

function ItemChange({ change }: { change: Change }) {
  const t = useWords('trade')
  const { before, now } = change
  const parts = useParts(change)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Moment
        title={t('changed_before')}
        item={before}
        parts={parts.map(([name, was]) => [name, was])}
      />
      <Moment title={t('changed_now')} item={now} parts={parts.map(([name, , is]) => [name, is])} />
    </div>
  )
}

type MomentProps = { title: string; item: ShownItem; parts: (readonly [string, string])[] }

function Moment({ title, item, parts }: MomentProps) {
  return (
    <div className="grid min-w-0 content-start gap-1 rounded-field border border-line bg-card p-3">
      <h3 className="text-sm text-muted">{title}</h3>
      <p className="font-semibold wrap-anywhere">{item.title}</p>
      <dl className="grid gap-1 text-sm">
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt className="inline text-muted">{name}: </dt>
            <dd className="numbers inline whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What differs besides the title: its name, what it was, what it is. */
function useParts({ before, now, hasOtherPhotos }: Change) {
  const t = useWords('trade')
  const items = useWords('items')
  const things = useWords('things')
  const words = useOfferWords()
  const texts = (item: ShownItem) => [
    [items('value'), words.value(item.estimatedValue)],
    [items('condition'), things(`condition_${item.condition}`)],
    [items('category'), item.category],
    [items('location'), item.location],
    [items('tags'), item.tags.join(', ') || t('changed_none')],
    [items('description'), item.description],
  ]
  const was = texts(before)
  const parts = texts(now).flatMap(([name = '', is = ''], at) => {
    const text = was[at]?.[1] ?? ''
    return text === is ? [] : [[name, text, is] as const]
  })
  const photos = (item: ShownItem) => t('changed_photos', { count: item.photos })
  const other = before.photos === now.photos ? t('changed_other_photos') : photos(now)
  return hasOtherPhotos ? [...parts, [items('photos'), photos(before), other] as const] : parts
}
