/** Mail to the owner of an item that somebody wants. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, oneLine, type Person, type TradeNews } from './layout.ts'

const TEXTS = {
  es: {
    subject: (name: string, item: string) => `${name} quiere tu «${item}»`,
    hello: (name: string) => `Hola, ${name}:`,
    what: (name: string, item: string) => `${name} te hizo una propuesta por tu «${item}».`,
    next: 'Mira qué te ofrece y responde antes de 72 horas; después vence.',
    open: 'Ver la propuesta',
    off: 'No quiero más avisos de propuestas nuevas',
  },
  en: {
    subject: (name: string, item: string) => `${name} would like your “${item}”`,
    hello: (name: string) => `Hello ${name},`,
    what: (name: string, item: string) => `${name} made you a proposal for your “${item}”.`,
    next: 'See what is offered and answer within 72 hours; after that it expires.',
    open: 'See the proposal',
    off: 'No more notices of new proposals',
  },
} as const

export function tradeProposalMail(ctx: Ctx, person: Person, news: TradeNews): Mail {
  const words = TEXTS[proseOf(person.language)]
  const [name, item] = [oneLine(news.name), oneLine(news.item)]
  return layOut(ctx, 'trade_proposal', person, {
    subject: () => words.subject(name, item),
    parts: [
      words.hello(oneLine(person.firstName)),
      words.what(name, item),
      words.next,
      { link: news.link, label: words.open },
      { link: news.unsubscribe, label: words.off },
    ],
    unsubscribe: news.unsubscribe,
  })
}
