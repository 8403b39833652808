import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ItemsPicker } from './shelf/items-picker.tsx'
import type { Shelf } from './shelf/use-offerable.ts'

type WantedShelfProps = {
  name: string
  shelf: Shelf
  picker: Ref<HTMLFieldSetElement>
  isOpen: boolean
  /** Opens it, and leads there. */
  go: () => void
  problem: string | undefined
}

/** What else the owner has: behind a press, since most want the one thing (D49). */
export function WantedShelf({ name, shelf, picker, isOpen, go, problem }: WantedShelfProps) {
  const t = useWords('proposals')
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={go} className="-ms-2 justify-self-start px-2">
        <Plus size={20} aria-hidden />
        {t('more_of', { name })}
      </Button>
    )
  }
  const title = t('things_of', { name })
  return <ItemsPicker ref={picker} title={title} isOwn={false} {...shelf} problem={problem} />
}
