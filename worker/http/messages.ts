/**
 * Words of refusals and field problems. They are written once, in web/i18n, because the form in the
 * browser and the answer of the server say the same sentence; importing words is this file's only
 * reach into web/ (named in boundaries.test.ts).
 */
import { refusals as en } from '../../web/i18n/messages/en/refusals.ts'
import { server as enServer } from '../../web/i18n/messages/en/server.ts'
import { refusals as es } from '../../web/i18n/messages/es/refusals.ts'
import { server as esServer } from '../../web/i18n/messages/es/server.ts'
import { type Language, proseOf } from './language.ts'

const TEXTS = { es, en } as const
export type RefusalCode = keyof typeof es

function isCode(code: string): code is RefusalCode {
  return Object.hasOwn(es, code)
}

/** The sentence for a code; a code without words (a schema's own text) falls back to "malformed". */
export function textOf(code: string, language: Language): string {
  return TEXTS[proseOf(language)][isCode(code) ? code : 'malformed']
}

const SAID = { es: esServer, en: enServer } as const

/** What the server says when nothing is wrong. */
export function sentence(key: keyof typeof esServer, language: Language): string {
  return SAID[proseOf(language)][key]
}
