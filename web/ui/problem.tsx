/** What went wrong, where it did. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="rounded-field bg-danger-soft p-3 font-medium text-danger">
      {children}
    </p>
  )
}
