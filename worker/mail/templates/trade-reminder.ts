/** Mail about a trade that nobody has said anything about for days (D30). */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, oneLine, type Person, type TradeNews } from './layout.ts'

const TEXTS = {
  es: {
    subject: (_name: string, item: string) => `Tu intercambio de «${item}» te espera`,
    hello: (name: string) => `Hola, ${name}:`,
    what: (name: string, item: string) =>
      `Hace días que ni tú ni ${name} dicen nada sobre «${item}».`,
    next: 'Sin noticias en 30 días, el intercambio se cierra.',
    open: 'Ver el intercambio',
    off: 'No quiero más avisos de propuestas aceptadas y encuentros',
  },
  en: {
    subject: (_name: string, item: string) => `Your trade of “${item}” is waiting`,
    hello: (name: string) => `Hello ${name},`,
    what: (name: string, item: string) =>
      `Neither you nor ${name} have said anything about “${item}” for days.`,
    next: 'After 30 days without news the trade is closed.',
    open: 'See the trade',
    off: 'No more notices of accepted proposals and meetings',
  },
} as const

export function tradeReminderMail(ctx: Ctx, person: Person, news: TradeNews): Mail {
  const words = TEXTS[proseOf(person.language)]
  const [name, item] = [oneLine(news.name), oneLine(news.item)]
  return layOut(ctx, 'trade_reminder', person, {
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
