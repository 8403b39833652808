import type { KeptPlace } from '#contract/trades/meeting/places'
import { BY_ADMINISTRATOR, PAIRS_MAX } from '#terms/trades/meeting/places'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useHidePlace } from './mutations.ts'

type PlaceRowProps = { place: KeptPlace; onRename: () => void }

/** One place: what it is, how many pairs have met there, where its name comes from. */
export function PlaceRow({ place, onRename }: PlaceRowProps) {
  const t = useWords('places')
  const { id, kind, name, source, pairs, isHidden } = place
  const hide = useHidePlace()
  const sending = useSubmit({ title: t('keep_failed'), text: '' })
  const change = () =>
    sending.submit(async () => {
      await hide.mutateAsync({ id, isHidden: !isHidden })
      toast({ kind: 'done', title: t(isHidden ? 'shown' : 'hidden') })
    })

  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          <span className={isHidden ? 'text-muted line-through' : undefined}>{name}</span>
          {isHidden && (
            <span className="ms-2 text-sm font-normal text-muted">{t('is_hidden')}</span>
          )}
        </p>
        <p className="numbers text-sm text-muted">
          {[
            t(`kind_${kind}`),
            t(pairs < PAIRS_MAX ? 'pairs' : 'pairs_many', { count: pairs }),
          ].join(' · ')}
        </p>
        <Source of={source} />
      </div>
      <Button kind="quiet" aria-label={t('rename_of', { name })} onClick={onRename}>
        {t('rename')}
      </Button>
      <Button
        kind="secondary"
        aria-label={t(isHidden ? 'show_of' : 'hide_of', { name })}
        aria-disabled={sending.isBusy}
        onClick={change}
        className="aria-disabled:opacity-55"
      >
        {t(isHidden ? 'show' : 'hide')}
      </Button>
    </li>
  )
}

function Source({ of: source }: { of: string }) {
  const t = useWords('places')
  if (source === BY_ADMINISTRATOR)
    return <p className="text-sm text-muted">{t('by_administrator')}</p>
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-3 inline-block py-3 text-sm wrap-anywhere text-muted"
    >
      {t('source', { host: new URL(source).hostname })}
    </a>
  )
}
