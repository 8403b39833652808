import { useId } from 'react'
import { RADIUS } from '#terms/browse'
import { useWords } from '#web/i18n/use-words.ts'
import { askDevice, forgetPosition, usePosition } from './position.ts'
import { useDraft } from './use-draft.ts'

const DELAY_MS = 300

type Props = { radius: number | null; onChange: (radius: number | null) => void }

/** Things within so many kilometres of one's town, or of the device, which is asked where it is only on a tap (D11). */
export function FilterDistance({ radius, onChange }: Props) {
  const t = useWords('filters')
  const browse = useWords('browse')
  const things = useWords('things')
  const id = useId()
  const { point, town, asking, problem } = usePosition()
  const isOn = radius !== null
  const { draft, change, flush } = useDraft(radius ?? RADIUS.usual, onChange, DELAY_MS)

  function toggle(): void {
    flush()
    // Forgets the problem of an earlier try, so that the device is asked again.
    forgetPosition()
    onChange(isOn ? null : RADIUS.usual)
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{browse('distance')}</legend>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {browse('distance')}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={toggle}
          aria-describedby={`${id}hint`}
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-150 ease-calm before:absolute before:start-1 before:top-1 before:size-5 before:rounded-full before:bg-white before:transition-transform before:duration-150 checked:bg-accent-fill checked:before:translate-x-5"
        />
      </label>
      <p id={`${id}hint`} className="text-sm text-muted">
        {t('distance_hint')}
      </p>
      <p role="status" className="text-sm font-medium empty:hidden">
        {asking && things('position_asking')}
      </p>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {things(`position_${problem}`)}
        </p>
      )}
      {isOn && point && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
          <span>{town ? t('distance_from_town', { town }) : t('distance_from_device')}</span>
          {town && (
            <button
              type="button"
              onClick={() => !asking && askDevice()}
              aria-disabled={asking}
              className="min-h-11 font-medium text-accent-strong underline underline-offset-4 aria-disabled:opacity-55"
            >
              {t('distance_use_device')}
            </button>
          )}
        </p>
      )}
      {isOn && (point || !problem) && (
        <label className="grid gap-1 text-sm">
          <span className="numbers text-muted">{t('distance_within', { km: draft })}</span>
          <input
            type="range"
            min={RADIUS.min}
            max={RADIUS.max}
            step={RADIUS.step}
            value={draft}
            aria-label={t('distance_radius')}
            aria-valuetext={t('distance_within', { km: draft })}
            onChange={(event) => change(event.target.valueAsNumber)}
            onBlur={flush}
            className="h-11 w-full accent-accent-fill"
          />
        </label>
      )}
    </fieldset>
  )
}
