import { Share2 } from 'lucide-react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { usePart } from './use-part.ts'

const loadDialog = () => import('./share-dialog.tsx')

export function ShareButton({ item }: { item: Item }) {
  const t = useWords('items')
  const { part, open, close } = usePart(loadDialog)
  return (
    <>
      <Button
        kind="secondary"
        onClick={() => open()}
        aria-haspopup="dialog"
        className="shrink-0 px-3"
      >
        <Share2 size={20} aria-hidden />
        {t('share')}
      </Button>
      {part && <part.ShareDialog item={item} onClose={close} />}
    </>
  )
}
