import { useEffect, useId } from 'react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDeleteItem } from './use-delete-item.ts'

type DeleteDialogProps = {
  item: Item
  onClose: () => void
  /** Once the server has deleted it; by then the dialog is closed and no list shows it. */
  onDeleted?: () => void
}

/** Asks before an item is deleted (D3). Needs the words of `items`. */
export function DeleteDialog({ item, onClose, onDeleted }: DeleteDialogProps) {
  const t = useWords('items')
  const deleteItem = useDeleteItem()
  const safeId = useId()

  // A dialog gives the focus to its first button; here it begins at the harmless one.
  useEffect(() => document.getElementById(safeId)?.focus(), [safeId])

  return (
    <Dialog
      title={t('delete_title')}
      onClose={onClose}
      footer={
        <>
          <Button id={safeId} kind="secondary" onClick={onClose} className="grow">
            {t('cancel')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose()
              void deleteItem(item, onDeleted)
            }}
            className="grow"
          >
            {t('delete')}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{item.title}</p>
      <p className="mt-2 text-muted">{t('delete_text')}</p>
    </Dialog>
  )
}
