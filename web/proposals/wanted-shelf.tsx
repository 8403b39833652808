import { Plus } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ItemsPicker } from './items-picker.tsx'
import type { Offerable } from './use-offerable.ts'

type WantedShelfProps = {
  name: string
  things: Offerable
  isOpen: boolean
  onOpen: () => void
  chosen: readonly number[]
  onChoose: (chosen: number[]) => void
  search: string
  onSearch: (text: string) => void
  problem: string | undefined
}

/** What else the owner has: behind a press, since most want the one thing (D49). */
export function WantedShelf({ name, isOpen, onOpen, ...shelf }: WantedShelfProps) {
  const t = useWords('proposals')
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={onOpen} className="-ms-2 justify-self-start px-2">
        <Plus size={20} aria-hidden />
        {t('more_of', { name })}
      </Button>
    )
  }
  return <ItemsPicker title={t('things_of', { name })} isOwn={false} {...shelf} />
}
