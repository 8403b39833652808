/** What is said when it cannot be known what was pushed, in the language of this browser's person. */
import { LANGUAGE_KEY } from '#terms/http'
import { push as en } from '#web/i18n/messages/en/push.ts'
import { push as es } from '#web/i18n/messages/es/push.ts'
import { scope } from './scope.ts'

/** The build compiles each text to a list of pieces (web/i18n/compile.ts); without places it is one. */
const textOf = (words: unknown): string => [words].flat().join('')

/** The choice, in its cookie; else Spanish, which also stands in for Guaraní (D2). */
export async function generalWords(): Promise<{ title: string; body: string }> {
  const chosen = await scope.cookieStore?.get(LANGUAGE_KEY).catch(() => null)
  const words = chosen?.value === 'en' ? en : es
  return { title: textOf(words.title), body: textOf(words.text) }
}
