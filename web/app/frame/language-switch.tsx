import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () => part(() => import('#browser/app/menu/language-list.tsx'), 'LanguageList')

/** Says which language one reads, and opens the list of all. On a phone they are in the menu. */
export function LanguageSwitch() {
  const t = useWords('shell')
  const { Part: LanguageList, isOpen, open, close } = useLater(load)
  return (
    <div className="relative phone:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        data-tip={t('language')}
        onClick={isOpen ? close : open}
        className="size-11 rounded-field text-sm font-semibold text-muted hover:bg-sunken"
      >
        <span aria-hidden>{activeLanguage().toUpperCase()}</span>
        <span className="sr-only">{t('language')}</span>
      </button>
      {LanguageList && <LanguageList onClose={close} />}
    </div>
  )
}
