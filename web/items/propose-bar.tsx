import { ArrowLeftRight } from 'lucide-react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { usePropose } from './use-propose.ts'

type ProposeBarProps = {
  item: Item
  /** While it is not known who is there its room is kept: nothing moves when the answer comes. */
  isHidden: boolean
}

/** The page's one action: on phones at the bottom, in reach of the thumb. */
export function ProposeBar({ item, isHidden }: ProposeBarProps) {
  const t = useWords('items')
  const propose = usePropose(item)
  return (
    <div
      className={`roomy:sticky bottom-(--bottom-bar) z-10 order-last -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:static wide:order-none wide:mx-0 wide:border-0 wide:p-0 ${isHidden ? 'invisible' : ''}`}
    >
      <Button onClick={propose} className="w-full min-h-12">
        <ArrowLeftRight size={20} aria-hidden />
        {t('propose')}
      </Button>
    </div>
  )
}
