/** Mail that the other side reported a problem: there is money in it, and little time to answer. It always comes. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { CLAIM_WAIT_DAYS } from '../../payments/terms.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person, type TradeNews } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Reportaron un problema en un intercambio tuyo de ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: (name: string, item: string) =>
      `${name} reportó un problema con «${item}». Antes de decidir sobre tu depósito queremos leerte.`,
    until: `Tienes ${CLAIM_WAIT_DAYS} días para responder. Después un administrador puede decidir sin tu respuesta.`,
    open: 'Ver qué dice y responder',
  },
  en: {
    subject: (brand: string) => `A problem was reported in one of your ${brand} trades`,
    hello: (name: string) => `Hello ${name},`,
    what: (name: string, item: string) =>
      `${name} reported a problem with “${item}”. Before we decide on your deposit we want to hear from you.`,
    until: `You have ${CLAIM_WAIT_DAYS} days to answer. After that an administrator may decide without your answer.`,
    open: 'See what it says and answer',
  },
} as const

export function claimOpenedMail(
  ctx: Ctx,
  person: Person,
  news: Omit<TradeNews, 'unsubscribe' | 'said'>,
): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'claim_opened', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what(toldName(news.name), cleanLine(news.item)),
      words.until,
      { link: news.link, label: words.open },
    ],
  })
}
