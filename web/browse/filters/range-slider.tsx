type Range = [low: number, high: number]

type Props = {
  limits: { min: number; max: number; step: number }
  values: Range
  labels: [string, string]
  /** What each handle stands at, for the eye and for a screen reader. */
  texts: [string, string]
  onChange: (values: Range) => void
}

/** Only the handle takes the pointer: the two inputs lie on one another. */
export const HANDLE =
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent focus-visible:outline-none [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent-fill [&::-moz-range-thumb]:bg-card [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-accent-fill [&::-webkit-slider-thumb]:bg-card focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-accent'

/** Two handles on one line, each an ordinary range input: arrows, Home and End work. */
export function RangeSlider({ limits, values, labels, texts, onChange }: Props) {
  const { min, max, step } = limits
  const [low, high] = values.map((value) => Math.min(Math.max(value, min), max)) as Range
  const share = (value: number) => ((value - min) / (max - min)) * 100
  return (
    <div>
      <p aria-hidden className="numbers flex justify-between gap-2 text-sm text-muted">
        <span>{texts[0]}</span>
        <span>{texts[1]}</span>
      </p>
      <div className="relative h-11">
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-3 top-5 h-1 w-[calc(100%-1.5rem)]"
        >
          <rect width="100" height="4" rx="1" className="fill-line" />
          <rect
            x={share(low)}
            width={share(high) - share(low)}
            height="4"
            className="fill-accent-fill"
          />
        </svg>
        <input
          type="range"
          {...limits}
          step={step}
          value={low}
          aria-label={labels[0]}
          aria-valuetext={texts[0]}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), values[1]])}
          // Both at the upper end: the lower one must be the one to take.
          className={`${HANDLE} ${share(low) > 50 ? 'z-10' : ''}`}
        />
        <input
          type="range"
          {...limits}
          step={step}
          value={high}
          aria-label={labels[1]}
          aria-valuetext={texts[1]}
          onChange={(event) => onChange([values[0], Math.max(event.target.valueAsNumber, low)])}
          className={HANDLE}
        />
      </div>
    </div>
  )
}
