import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** The language one is not reading, named in itself, and the change to it. */
export function useOtherLanguage() {
  const t = useWords('shell')
  const choose = useChooseLanguage()
  const other = activeLanguage() === 'es' ? 'en' : 'es'
  return {
    other,
    name: other === 'en' ? t('to_english') : t('to_spanish'),
    change: () => choose(other),
  } as const
}
