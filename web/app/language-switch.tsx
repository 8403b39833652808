import { useOtherLanguage } from './use-other-language.ts'

/** One tap to the other language; the button says where it leads, in that language. On a phone it is in the menu. */
export function LanguageSwitch() {
  const { other, name, change } = useOtherLanguage()
  return (
    <button
      type="button"
      lang={other}
      onClick={change}
      data-tip={name}
      className="size-11 rounded-field text-sm font-semibold text-muted hover:bg-sunken phone:hidden"
    >
      <span aria-hidden>{other.toUpperCase()}</span>
      <span className="sr-only">{name}</span>
    </button>
  )
}
