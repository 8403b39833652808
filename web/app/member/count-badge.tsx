/** How many, beside or over what it counts; nothing where there are none. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      className={`numbers grid min-h-5 min-w-5 place-items-center rounded-full bg-accent-fill px-1 text-sm leading-none font-semibold text-white ${className}`}
    >
      {count}
    </span>
  )
}
