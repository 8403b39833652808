const ROWS = ['one', 'two']

/** The shape of the list while it is on its way. */
export function SessionsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 py-3">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3">
          <span className="skeleton size-11 shrink-0 rounded-full" />
          <span className="grid grow gap-2">
            <span className="skeleton h-5 w-40 rounded-full" />
            <span className="skeleton h-4 w-56 max-w-full rounded-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
