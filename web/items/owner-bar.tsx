import { useIsMutating } from '@tanstack/react-query'
import { Lock, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { deletingKey } from './delete-request.ts'
import { usePart } from './use-part.ts'

const loadDialog = () => import('./delete-dialog.tsx')

type OwnerBarProps = {
  item: Item
  onEdit: () => void
  /** The form has just been closed: the focus comes back to where it was opened. */
  isBack: boolean
}

/** What its owner may do: nothing while it is reserved, nor once it is traded (D10). */
export function OwnerBar({ item, onEdit, isBack }: OwnerBarProps) {
  const t = useWords('items')
  const [, navigate] = useLocation()
  const { part, open, close } = usePart(loadDialog)
  const isDeleting = useIsMutating({ mutationKey: deletingKey(item.id) }) > 0
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isBack) bar.current?.querySelector('button')?.focus()
  }, [isBack])

  if (item.tradeStatus !== 'available') {
    return (
      <p className="flex items-center gap-3 text-muted">
        <Lock size={20} aria-hidden className="shrink-0" />
        {t(`locked_${item.tradeStatus}`)}
      </p>
    )
  }
  return (
    <div ref={bar} className="flex gap-3">
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
      {part && (
        <part.DeleteDialog
          item={item}
          onClose={close}
          onDeleted={() => navigate(paths.myItems, { replace: true })}
        />
      )}
    </div>
  )
}
