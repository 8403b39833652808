import { activeLanguage, chooseLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast.ts'

/** One tap to the other language; the button says where it leads, in that language. */
export function LanguageSwitch() {
  const t = useWords('shell')
  const other = activeLanguage() === 'es' ? 'en' : 'es'
  return (
    <button
      type="button"
      lang={other}
      onClick={() =>
        chooseLanguage(other).catch(() =>
          toast({ kind: 'problem', title: t('offline_title'), text: t('offline_text') }),
        )
      }
      className="min-h-11 min-w-11 rounded-field px-2 text-sm font-semibold text-muted hover:bg-sunken"
    >
      <span aria-hidden>{other.toUpperCase()}</span>
      <span className="sr-only">{other === 'en' ? t('to_english') : t('to_spanish')}</span>
    </button>
  )
}
