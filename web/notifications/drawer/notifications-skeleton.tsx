import { useWords } from '#web/i18n/use-words.ts'

const ROWS = ['one', 'two', 'three', 'four', 'five']

/** The shape of the list while it is on its way. */
export function NotificationsSkeleton() {
  const t = useWords('notifications')
  return (
    <div aria-busy="true" className="grid gap-5 py-1">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {ROWS.map((row) => (
        <div key={row} className="flex gap-3">
          <span className="skeleton size-10 shrink-0 rounded-full" />
          <span className="grid grow content-start gap-2">
            <span className="skeleton h-4 w-2/3 rounded-full" />
            <span className="skeleton h-4 w-full rounded-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
