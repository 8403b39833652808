import { type ReactNode, useId } from 'react'

type HistoryListProps = {
  title: string
  /** What is said where there is nothing. */
  none: string
  children: ReactNode[]
}

/** One list of a person's page under its name. */
export function HistoryList({ title, none, children }: HistoryListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
          {children}
        </ul>
      )}
    </section>
  )
}
