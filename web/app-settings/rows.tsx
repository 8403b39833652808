import type { ReactNode } from 'react'

export function Rows({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>
}

type RowProps = { name: string; value: string; children?: ReactNode }

/** A name and its value; what else is to say of it stands below the name. */
export function Row({ name, value, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt>
        {name}
        {children && <span className="block text-sm text-muted">{children}</span>}
      </dt>
      <dd className="numbers shrink-0 font-medium">{value}</dd>
    </div>
  )
}
