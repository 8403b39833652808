import { LANGUAGES } from '#terms/http'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useChooseLanguage } from './use-choose-language.ts'

type LanguageChoicesProps = { className: string; onChosen?: () => void }

/** One entry a language, named in itself. */
export function LanguageChoices({ className, onChosen }: LanguageChoicesProps) {
  const t = useWords('navigation')
  const choose = useChooseLanguage()
  return LANGUAGES.map((language) => (
    <li key={language}>
      <button
        type="button"
        lang={language}
        aria-current={language === activeLanguage() || undefined}
        onClick={() => choose(language, onChosen)}
        className={className}
      >
        {t(`language_${language}`)}
      </button>
    </li>
  ))
}
