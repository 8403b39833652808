type FigureListProps = {
  /** A name and what is told of it, as people read it. */
  figures: readonly (readonly [name: string, value: string])[]
  /** How many stand beside each other on wide screens. */
  columns: 'wide:grid-cols-3' | 'wide:grid-cols-4'
}

/** Numbers that are told alone, each under its name for whoever hears them. */
export function FigureList({ figures, columns }: FigureListProps) {
  return (
    <dl className={`grid grid-cols-2 gap-3 ${columns}`}>
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-card p-4"
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="numbers text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
