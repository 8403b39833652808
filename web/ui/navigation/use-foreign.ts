import { useSeen } from '#web/api/first-view.ts'
import { activeLanguage, hasChosenLanguage } from '#web/i18n/i18n.ts'

/** Those that are offered where a device asks for them (D2). */
const OFFERED = /^(en|gn)\b/

/** D2: nothing was chosen, and the device asks for another language than the one that is shown. */
export const useForeign = (): boolean =>
  useSeen(
    () => {
      const wished = OFFERED.exec(navigator.language)?.[0]
      return wished !== undefined && !hasChosenLanguage() && activeLanguage() !== wished
    },
    ({ isForeign }) => isForeign,
  )
