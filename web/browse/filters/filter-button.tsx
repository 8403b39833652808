import { SlidersHorizontal } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { count: number; onOpen: () => void }

/** Opens the filters on a phone; says how many are on. */
export function FilterButton({ count, onOpen }: Props) {
  const t = useWords('browse')
  return (
    <Button
      kind="secondary"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="shrink-0 px-3.5 wide:hidden"
    >
      <SlidersHorizontal size={20} aria-hidden />
      {t('filters')}
      {count > 0 && (
        <>
          <span className="sr-only">{t('filters_count', { count })}</span>
          <span
            aria-hidden
            className="numbers grid h-6 min-w-6 place-items-center rounded-full bg-accent-fill px-1.5 text-sm text-white"
          >
            {count}
          </span>
        </>
      )}
    </Button>
  )
}
