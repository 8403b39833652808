import { useEffect, useRef } from 'react'
import type { Filters } from '#contract/browse'
import { useSession } from '#web/api/session.ts'
import { filterStore, wasChosen } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { PositionProblem } from '#web/places/detect.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { askDevice, forgetPosition, usePosition } from './position.ts'

/**
 * Keeps the position in step with the distance filter: known while it is on, forgotten when it is off. It is the town of the
 * profile; who has none, or is not known, is located by the device.
 */
export function useDistance({ radius }: Filters) {
  const t = useWords('browse')
  const things = useWords('things')
  const { state: session } = useSession()
  const position = usePosition()
  const { point, asking, problem } = position
  const isOn = radius !== null
  const say = (what: PositionProblem) =>
    toast({ kind: 'problem', title: t('distance'), text: things(`position_${what}`) })
  // The words of the moment in which the device answers.
  const sayNow = useRef(say)
  sayNow.current = say

  useEffect(() => {
    if (!isOn && point) forgetPosition()
    if (!isOn || point || asking || problem || session === 'unknown') return
    // A page that opens asks nobody where they are.
    askDevice(!wasChosen()).then((failed) => {
      if (!failed) return
      filterStore.set({ ...filterStore.get(), radius: null })
      sayNow.current(failed)
    })
  }, [isOn, point, asking, problem, session])

  return position
}
