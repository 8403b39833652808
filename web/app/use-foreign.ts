import { activeLanguage, hasChosenLanguage } from '#web/i18n/i18n.ts'
import { useSeen } from './first-view.ts'

/** D2: nothing was chosen, and the device asks for English. */
export const useForeign = (): boolean =>
  useSeen(
    () => !hasChosenLanguage() && activeLanguage() !== 'en' && navigator.language.startsWith('en'),
    ({ isForeign }) => isForeign,
  )
