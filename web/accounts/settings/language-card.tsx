import { LANGUAGES, type Language } from '#terms/http'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tellLost } from '#web/ui/lazy/tell-lost.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'

/** Each language is named in itself. */
export function LanguageCard() {
  const t = useWords('settings')
  const shell = useWords('shell')
  const navigation = useWords('navigation')

  const choose = (language: Language) => chooseLanguage(language).catch(() => tellLost(shell))

  return (
    <SettingsCard title={t('language')} lead={t('language_text')}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t('language')}</legend>
        {LANGUAGES.map((language) => (
          <label
            key={language}
            lang={language}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-line px-3 font-medium has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="language"
              value={language}
              checked={language === activeLanguage()}
              onChange={() => choose(language)}
              className="size-5 accent-accent-fill"
            />
            {navigation(`language_${language}`)}
          </label>
        ))}
      </fieldset>
    </SettingsCard>
  )
}
