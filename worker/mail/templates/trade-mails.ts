/** Mails about a trade: who, about which item, what happened and what comes next. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person, type TradeNews } from './layout.ts'

type About = (name: string, item: string) => string
type Texts = {
  subject: About
  what: About
  next: string
  open: string
  off: string
}

const HELLO = {
  es: (name: string) => `Hola, ${name}:`,
  en: (name: string) => `Hello ${name},`,
}

const TEXTS = {
  /** Mail to the owner of an item that somebody wants. */
  trade_proposal: {
    es: {
      subject: (name: string, item: string) => `${name} quiere tu «${item}»`,
      what: (name: string, item: string) => `${name} te hizo una propuesta por tu «${item}».`,
      next: 'Mira qué te ofrece y responde antes de 72 horas; después vence.',
      open: 'Ver la propuesta',
      off: 'No quiero más avisos de propuestas nuevas',
    },
    en: {
      subject: (name: string, item: string) => `${name} would like your “${item}”`,
      what: (name: string, item: string) => `${name} made you a proposal for your “${item}”.`,
      next: 'See what is offered and answer within 72 hours; after that it expires.',
      open: 'See the proposal',
      off: 'No more notices of new proposals',
    },
  },
  /** Mail to the person whose proposal was accepted. */
  trade_accepted: {
    es: {
      subject: (name: string, item: string) => `${name} aceptó tu propuesta por «${item}»`,
      what: (name: string, item: string) => `${name} aceptó tu propuesta por «${item}».`,
      next: 'Ahora acuerden dónde y cuándo se encuentran.',
      open: 'Ver el intercambio',
      off: 'No quiero más avisos de propuestas aceptadas y encuentros',
    },
    en: {
      subject: (name: string, item: string) => `${name} accepted your proposal for “${item}”`,
      what: (name: string, item: string) => `${name} accepted your proposal for “${item}”.`,
      next: 'Now agree where and when to meet.',
      open: 'See the trade',
      off: 'No more notices of accepted proposals and meetings',
    },
  },
  /** Mail about a trade that nobody has said anything about for days (D30). */
  trade_reminder: {
    es: {
      subject: (_name: string, item: string) => `Tu intercambio de «${item}» te espera`,
      what: (name: string, item: string) =>
        `Hace días que ni tú ni ${name} dicen nada sobre «${item}».`,
      next: 'Sin noticias en 30 días, el intercambio se cierra.',
      open: 'Ver el intercambio',
      off: 'No quiero más avisos de propuestas aceptadas y encuentros',
    },
    en: {
      subject: (_name: string, item: string) => `Your trade of “${item}” is waiting`,
      what: (name: string, item: string) =>
        `Neither you nor ${name} have said anything about “${item}” for days.`,
      next: 'After 30 days without news the trade is closed.',
      open: 'See the trade',
      off: 'No more notices of accepted proposals and meetings',
    },
  },
  /** Mail about messages that have waited for a while: one, however many they are. */
  unread_messages: {
    es: {
      subject: (name: string, item: string) => `${name} te escribió sobre «${item}»`,
      what: (name: string, item: string) => `Tienes mensajes sin leer de ${name} sobre «${item}».`,
      next: 'No te enviamos otro correo por este chat hasta que los leas.',
      open: 'Leer los mensajes',
      off: 'No quiero más avisos de mensajes nuevos',
    },
    en: {
      subject: (name: string, item: string) => `${name} wrote to you about “${item}”`,
      what: (name: string, item: string) =>
        `You have unread messages from ${name} about “${item}”.`,
      next: 'We send no other mail about this chat until you have read them.',
      open: 'Read the messages',
      off: 'No more notices of new messages',
    },
  },
} satisfies Record<string, Record<'es' | 'en', Texts>>

export type TradeMail = keyof typeof TEXTS

export function tradeMail(kind: TradeMail, ctx: Ctx, person: Person, news: TradeNews): Mail {
  const language = proseOf(person.language)
  const words: Texts = TEXTS[kind][language]
  const [name, item] = [cleanLine(news.name), cleanLine(news.item)]
  return layOut(ctx, kind, person, {
    subject: () => words.subject(name, item),
    parts: [
      HELLO[language](cleanLine(person.firstName)),
      words.what(name, item),
      words.next,
      { link: news.link, label: words.open },
      { link: news.unsubscribe, label: words.off },
    ],
    unsubscribe: news.unsubscribe,
  })
}
