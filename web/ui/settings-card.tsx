import { type ReactNode, type Ref, useId } from 'react'

type SettingsCardProps = {
  title: string
  /** Where the focus goes when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>
  lead?: string
  children: ReactNode
}

/** One matter, with what to know of it before its controls. */
export function SettingsCard({ title, titleRef, lead, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-card p-4 wide:p-6"
    >
      <header className="grid gap-1">
        <h2 id={id} ref={titleRef} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
