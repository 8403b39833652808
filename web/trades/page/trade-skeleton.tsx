import { useWords } from '#web/i18n/use-words.ts'

/** The shape of a trade that is on its way. */
export function TradeSkeleton() {
  const t = useWords('trade')
  return (
    <div aria-busy="true" className="grid max-w-3xl gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="skeleton h-8 w-2/3 rounded-field" />
      <div className="skeleton h-16 rounded-card" />
      <div className="skeleton h-24 rounded-card" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="skeleton h-40 rounded-card" />
        <div className="skeleton h-40 rounded-card" />
      </div>
    </div>
  )
}
