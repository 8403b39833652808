import { clearFilters } from '#web/browse/filter-store.ts'
import type { Total } from '#web/browse/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'

type Props = { total: Total | null; onClose: () => void }

/** The filters on a phone: a drawer whose button says how much they leave. */
export function FilterSheet({ total, onClose }: Props) {
  const t = useWords('filters')
  const browse = useWords('browse')
  const show = total
    ? t(total.more ? 'filters_show_more' : 'filters_show', { count: total.count })
    : t('filters_show_unknown')
  return (
    <Dialog
      kind="sheet"
      title={browse('filters')}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={clearFilters} className="px-3">
            {t('filters_clear_short')}
          </Button>
          <Button
            onClick={onClose}
            className="numbers grow px-2! whitespace-nowrap large:whitespace-normal"
          >
            {show}
          </Button>
        </>
      }
    >
      <FilterPanel />
    </Dialog>
  )
}
