import { type ReactNode, useId } from 'react'

type CardProps = { title: string; lead?: string; children: ReactNode }

/** One matter, with what to know of it before its controls. */
export function Card({ title, lead, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-card p-4 wide:p-6"
    >
      <header className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
