import { Share2 } from 'lucide-react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () => part(() => import('#browser/items/page/share/share-dialog.tsx'), 'ShareDialog')

export function ShareButton({ item }: { item: Item }) {
  const t = useWords('items')
  const { Part: ShareDialog, open, close } = useLater(load)
  return (
    <>
      <Button kind="secondary" onClick={open} aria-haspopup="dialog" className="shrink-0 px-3">
        <Share2 size={20} aria-hidden />
        {t('share')}
      </Button>
      {ShareDialog && <ShareDialog item={item} onClose={close} />}
    </>
  )
}
