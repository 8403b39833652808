import { useWords } from '#web/i18n/use-words.ts'

/** The page's shape while the item is on its way. */
export function ItemSkeleton() {
  const t = useWords('items')
  return (
    <div
      aria-busy="true"
      className="grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-10"
    >
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="skeleton aspect-square -mx-4 wide:mx-0 wide:aspect-4/3 wide:rounded-card" />
      <div className="grid content-start gap-4">
        <div className="skeleton h-8 w-4/5 rounded-field" />
        <div className="skeleton h-7 w-2/5 rounded-field" />
        <div className="skeleton h-8 w-3/5 rounded-full" />
        <div className="skeleton h-14 rounded-field" />
        <div className="skeleton h-20 rounded-card" />
        <div className="skeleton h-32 rounded-field" />
      </div>
    </div>
  )
}
