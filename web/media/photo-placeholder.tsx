/** The four average colours of a photo, melted into each other, while the photo itself is on its way. */
export function PhotoPlaceholder({ colors }: { colors: string }) {
  const quarters = colors.match(/[0-9a-f]{6}/g) ?? []
  return (
    <svg
      viewBox="0 0 2 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full scale-150 blur-2xl"
    >
      {quarters.slice(0, 4).map((color, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed quarters
          key={i}
          x={i % 2}
          y={i >> 1}
          width="1"
          height="1"
          fill={`#${color}`}
        />
      ))}
    </svg>
  )
}
