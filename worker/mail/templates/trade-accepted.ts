/** Mail to the person whose proposal was accepted. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, oneLine, type Person, type TradeNews } from './layout.ts'

const TEXTS = {
  es: {
    subject: (name: string, item: string) => `${name} aceptó tu propuesta por «${item}»`,
    hello: (name: string) => `Hola, ${name}:`,
    what: (name: string, item: string) => `${name} aceptó tu propuesta por «${item}».`,
    next: 'Ahora pueden escribirse y acordar dónde y cuándo se encuentran.',
    open: 'Ver el intercambio',
    off: 'No quiero más avisos de propuestas aceptadas y encuentros',
  },
  en: {
    subject: (name: string, item: string) => `${name} accepted your proposal for “${item}”`,
    hello: (name: string) => `Hello ${name},`,
    what: (name: string, item: string) => `${name} accepted your proposal for “${item}”.`,
    next: 'Now you can write to each other and agree where and when to meet.',
    open: 'See the trade',
    off: 'No more notices of accepted proposals and meetings',
  },
} as const

export function tradeAcceptedMail(ctx: Ctx, person: Person, news: TradeNews): Mail {
  const words = TEXTS[proseOf(person.language)]
  const [name, item] = [oneLine(news.name), oneLine(news.item)]
  return layOut(ctx, 'trade_accepted', person, {
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
