/** Mail to the owner of an item that an administrator took away. Who reported it is nobody's to know. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Quitamos un artículo tuyo de ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: (item: string) =>
      `Revisamos «${item}» y lo quitamos porque no cumple las reglas de la comunidad.`,
    trades: 'Las propuestas que estaban pendientes por este artículo se cancelaron.',
    again: 'Puedes publicar otros artículos cuando quieras.',
  },
  en: {
    subject: (brand: string) => `We removed one of your items from ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    what: (item: string) =>
      `We reviewed “${item}” and removed it because it breaks the rules of the community.`,
    trades: 'Proposals that were pending on this item were cancelled.',
    again: 'You can publish other items whenever you like.',
  },
} as const

export function itemHiddenMail(ctx: Ctx, person: Person, item: string): Mail {
  const words = TEXTS[proseOf(person.language)]
  const parts = [words.hello(toldName(person.firstName)), words.what(cleanLine(item))]
  return layOut(ctx, 'item_hidden', person, {
    subject: words.subject,
    parts: [...parts, words.trades, words.again],
  })
}
