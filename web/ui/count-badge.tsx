type CountBadgeProps = {
  count: number
  /** Above it the badge says only that there are more. */
  most?: number
  className?: string
}

/** How many, beside or over what it counts; nothing where there are none. */
export function CountBadge({
  count,
  most = Number.POSITIVE_INFINITY,
  className = '',
}: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span
      className={`numbers grid min-h-5 min-w-5 place-items-center rounded-full bg-accent-fill px-1 text-[length:min(0.875rem,18px)] leading-none font-semibold whitespace-nowrap text-white ${className}`}
    >
      {count > most ? `${most}+` : count}
    </span>
  )
}
