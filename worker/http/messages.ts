/**
 * Words of refusals and field problems. They are written once, in web/i18n, because the form in the
 * browser and the answer of the server say the same sentence (what only the server says is apart, and
 * no phone fetches it); importing words is this file's only reach into web/ (named in boundaries.test.ts).
 */
import { answers as enAnswers } from '../../web/i18n/messages/en/answers.ts'
import { refusals as enRefusals } from '../../web/i18n/messages/en/refusals.ts'
import { server as enServer } from '../../web/i18n/messages/en/server.ts'
import { tokens as enTokens } from '../../web/i18n/messages/en/tokens.ts'
import { answers as esAnswers } from '../../web/i18n/messages/es/answers.ts'
import { refusals as esRefusals } from '../../web/i18n/messages/es/refusals.ts'
import { server as esServer } from '../../web/i18n/messages/es/server.ts'
import { tokens as esTokens } from '../../web/i18n/messages/es/tokens.ts'
import { proseOf } from './language.ts'
import type { Language } from './terms.ts'

const TEXTS = {
  es: { ...esRefusals, ...esAnswers },
  en: { ...enRefusals, ...enAnswers },
} as const
export type RefusalCode = keyof (typeof TEXTS)['es']

function isCode(code: string): code is RefusalCode {
  return Object.hasOwn(TEXTS.es, code)
}

/** The sentence for a code; a code without words (a schema's own text) falls back to "malformed". */
export function textOf(code: string, language: Language): string {
  return TEXTS[proseOf(language)][isCode(code) ? code : 'malformed']
}

const SAID = {
  es: { ...esServer, ...esTokens },
  en: { ...enServer, ...enTokens },
} as const

/** What the server says when nothing is wrong. */
export function sentence(key: keyof (typeof SAID)['es'], language: Language): string {
  return SAID[proseOf(language)][key]
}
