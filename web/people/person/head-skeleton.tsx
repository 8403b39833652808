/** The shape of the card that says who it is. */
export function HeadSkeleton() {
  return (
    <div className="flex gap-5 rounded-card border border-line bg-card p-4 wide:p-6">
      <span className="skeleton size-24 shrink-0 rounded-full" />
      <span className="grid min-w-0 grow grid-cols-1 content-start gap-3">
        <span className="skeleton h-7 w-48 max-w-full rounded-full" />
        <span className="skeleton h-5 w-40 max-w-full rounded-full" />
        <span className="skeleton h-5 w-56 max-w-full rounded-full" />
      </span>
    </div>
  )
}
