const COLORS = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  done: '[&::-moz-progress-bar]:bg-done [&::-webkit-progress-value]:bg-done',
} as const

type BarProps = { value: number; max: number; label: string; color?: keyof typeof COLORS }

/** How much of something there is. The platform's own: its length needs no style attribute, which the policy forbids. */
export function Bar({ value, max, label, color = 'accent' }: BarProps) {
  return (
    <progress
      max={max}
      value={value}
      aria-label={label}
      className={`h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-webkit-progress-bar]:bg-sunken ${COLORS[color]}`}
    />
  )
}
