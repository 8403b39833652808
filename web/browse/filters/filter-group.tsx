import type { ReactNode } from 'react'

/** A question of the filter panel and its answers. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2 wide:gap-0.5">{children}</div>
    </fieldset>
  )
}
