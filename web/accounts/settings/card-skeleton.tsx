/** The shape of a card whose code is on its way. */
export function CardSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid gap-4 rounded-card border border-line bg-card p-4 wide:p-6"
    >
      <span className="skeleton h-7 w-48 max-w-full rounded-full" />
      <span className="skeleton h-64 rounded-field" />
    </div>
  )
}
