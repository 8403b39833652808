const QUARTERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const
const HEX = 6

/** The photo's four average colours until it is there. Attributes only: the policy blocks inline styles. */
export function PhotoColors({ colors }: { colors: string }) {
  return (
    <svg
      viewBox="0 0 2 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {QUARTERS.map(({ x, y }, n) => (
        <rect
          key={`${x}${y}`}
          x={x}
          y={y}
          width={1}
          height={1}
          fill={`#${colors.slice(n * HEX, n * HEX + HEX)}`}
        />
      ))}
    </svg>
  )
}
