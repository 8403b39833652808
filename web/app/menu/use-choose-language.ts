import type { Language } from '#terms/http'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tellLost } from '#web/ui/lazy/tell-lost.ts'

/** A change of the language that says when its words could not be fetched; then everything stays as it is. */
export function useChooseLanguage() {
  const t = useWords('shell')
  return (language: Language, done?: () => void) =>
    chooseLanguage(language).then(done, () => tellLost(t))
}
