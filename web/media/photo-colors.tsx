const QUARTERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const
const HEX = 6

/**
 * A photo's four average colours while the photo itself is on its way. `isMelted` blurs them into each
 * other: for a few large pictures, a list of them would cost a slow phone its scrolling. Attributes
 * only, so that public screens need no inline styles.
 */
export function PhotoColors({ colors, isMelted = false }: { colors: string; isMelted?: boolean }) {
  return (
    <svg
      viewBox="0 0 2 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full ${isMelted ? 'scale-150 blur-2xl' : ''}`}
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
