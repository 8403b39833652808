import { type ReactNode, useId } from 'react'

type ProfileCardProps = {
  title: string
  lead?: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the profile. */
export function ProfileCard({ title, lead, aside, children }: ProfileCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-card p-4 wide:p-6"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {lead && <p className="text-sm text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
