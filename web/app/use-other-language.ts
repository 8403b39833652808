import { activeLanguage, chooseLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast.ts'

/** The language one is not reading, named in itself, and the change to it. */
export function useOtherLanguage() {
  const t = useWords('shell')
  const other = activeLanguage() === 'es' ? 'en' : 'es'
  return {
    other,
    name: other === 'en' ? t('to_english') : t('to_spanish'),
    change: () =>
      chooseLanguage(other).catch(() =>
        toast({ kind: 'problem', title: t('offline_title'), text: t('offline_text') }),
      ),
  } as const
}
