const ROWS = ['one', 'two', 'three']

/** The shape of a part while it is on its way. */
export function PartSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {ROWS.map((row) => (
        <span key={row} className="skeleton h-32 rounded-card" />
      ))}
    </div>
  )
}
