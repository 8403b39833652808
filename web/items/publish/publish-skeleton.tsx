/** The form's shape while its draft is read. */
export function PublishSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto grid max-w-2xl gap-7 pt-4 wide:pt-8">
      <div className="skeleton h-8 w-56 rounded-field" />
      <div className="skeleton h-44 rounded-card" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="grid gap-2">
          <div className="skeleton h-5 w-24 rounded-field" />
          <div className="skeleton h-11 rounded-field" />
        </div>
      ))}
    </div>
  )
}
