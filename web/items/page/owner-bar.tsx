import { useIsMutating } from '@tanstack/react-query'
import { Lock, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { useWords } from '#web/i18n/use-words.ts'
import { deletingKey } from '#web/items/mine/delete/delete-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const load = () =>
  part(() => import('#browser/items/mine/delete/delete-dialog.tsx'), 'DeleteDialog')

const TownNotice = lazyPart(() => import('#browser/items/page/town-notice.tsx'), 'TownNotice')

const StillQuestion = lazyPart(
  () => import('#browser/items/mine/still-question.tsx'),
  'StillQuestion',
)

const WithheldNotice = lazyPart(
  () => import('#browser/items/mine/withheld-notice.tsx'),
  'WithheldNotice',
)

type OwnerBarProps = {
  item: Item
  onEdit: () => void
  /** The form has just been closed: the focus comes back to where it was opened. */
  isBack: boolean
}

/** What its owner may do: nothing while it is reserved, nor once it is traded (D10). */
export function OwnerBar({ item, onEdit, isBack }: OwnerBarProps) {
  const t = useWords('items')
  const [path, navigate] = useLocation()
  const { Part: DeleteDialog, open, close } = useLater(load)
  const isDeleting = useIsMutating({ mutationKey: deletingKey(item.id) }) > 0
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isBack) bar.current?.querySelector('button')?.focus()
  }, [isBack])

  // Whoever has gone elsewhere by the time of the answer stays there.
  const afterDelete = () => {
    if (location.pathname === path) navigate(paths.myItems, { replace: true })
  }
  const dialog = DeleteDialog && (
    <DeleteDialog item={item} onClose={close} onDeleted={afterDelete} />
  )
  if (item.isAsked) {
    return (
      <>
        <Later shape={null}>
          <StillQuestion item={item} onGone={() => !isDeleting && open()} />
        </Later>
        {dialog}
      </>
    )
  }
  if (!isOnOffer(item.tradeStatus)) {
    return (
      <p className="flex items-center gap-3 text-muted">
        <Lock size={20} aria-hidden className="shrink-0" />
        {t(`locked_${item.tradeStatus}`)}
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      {item.withheld && (
        <Later shape={null}>
          <WithheldNotice withheld={item.withheld} />
        </Later>
      )}
      {item.city === null && (
        <Later shape={null}>
          <TownNotice item={item} onEdit={onEdit} />
        </Later>
      )}
      <div ref={bar} className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onEdit} className="grow">
          <Pencil size={20} aria-hidden />
          {t('edit')}
        </Button>
        <Button
          kind="danger"
          onClick={() => !isDeleting && open()}
          aria-haspopup="dialog"
          aria-disabled={isDeleting}
          className="grow aria-disabled:opacity-55"
        >
          <Trash2 size={20} aria-hidden />
          <span aria-live="polite">{t(isDeleting ? 'deleting' : 'delete')}</span>
        </Button>
      </div>
      {dialog}
    </div>
  )
}
