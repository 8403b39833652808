/** Mails about a trade: who, about which item, what happened and what comes next. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person, type TradeNews } from './layout.ts'

type About = (name: string, item: string) => string
type Texts = {
  /** Without: the title of the notice, and the item. */
  subject?: About
  /** Without: what the notice says. */
  what?: About
  next: string
  open: string
  off: string
}

/** Of what happens in a trade that is under way: the notice says what, the mail what is next. */
const inTrade = (es: string, en: string) => ({
  es: { next: es, open: 'Ver el intercambio', off: OFF_COURSE.es },
  en: { next: en, open: 'See the trade', off: OFF_COURSE.en },
})
const OFF_COURSE = {
  es: 'No quiero más avisos de propuestas aceptadas y encuentros',
  en: 'No more notices of accepted proposals and meetings',
}
const OFF_PROPOSALS = {
  es: 'No quiero más avisos de propuestas nuevas',
  en: 'No more notices of new proposals',
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
      next: 'Puedes aceptar, rechazar, hacer otra oferta o escribirle. Responde antes de 72 horas; después vence.',
      open: 'Ver la propuesta',
      off: OFF_PROPOSALS.es,
    },
    en: {
      subject: (name: string, item: string) => `${name} would like your “${item}”`,
      next: 'You can accept, reject, make another offer or write. Answer within 72 hours; after that it expires.',
      open: 'See the proposal',
      off: OFF_PROPOSALS.en,
    },
  },
  /** Mail to the owner of an item that somebody asks about (D48). */
  trade_question: {
    es: {
      subject: (name: string, item: string) => `${name} pregunta por tu «${item}»`,
      next: 'Responde cuando puedas: escribir no reserva nada ni te compromete.',
      open: 'Leer y responder',
      off: OFF_PROPOSALS.es,
    },
    en: {
      subject: (name: string, item: string) => `${name} asks about your “${item}”`,
      next: 'Answer when you can: writing reserves nothing and binds you to nothing.',
      open: 'Read and answer',
      off: OFF_PROPOSALS.en,
    },
  },
  /** Mail to whoever is asked by other terms (D49). */
  trade_counter: {
    es: {
      subject: (name: string, item: string) => `${name} te hace otra oferta por «${item}»`,
      next: 'Puedes aceptar, rechazar, hacer otra oferta o escribirle. Responde antes de 72 horas; después vence.',
      open: 'Ver la oferta',
      off: OFF_PROPOSALS.es,
    },
    en: {
      subject: (name: string, item: string) => `${name} makes you another offer for “${item}”`,
      next: 'You can accept, reject, make another offer or write. Answer within 72 hours; after that it expires.',
      open: 'See the offer',
      off: OFF_PROPOSALS.en,
    },
  },
  change_proposed: inTrade(
    'Hasta que digas que sí vale lo que acordaron.',
    'Until you say yes, what you agreed on holds.',
  ),
  change_agreed: inTrade(
    'Desde ahora vale lo nuevo; lo de antes se sigue viendo en el historial.',
    'From now on the new terms hold; the old ones stay in the timeline.',
  ),
  meeting_set: inTrade(
    'Di si te va bien o propón otra hora. Hasta entonces no está acordado.',
    'Say whether it suits you or suggest another time. Until then it is not agreed.',
  ),
  meeting_agreed: inTrade(
    'Te lo recordamos el día antes y dos horas antes.',
    'We remind you the day before and two hours before.',
  ),
  meeting_missed: inTrade('Propón otra hora cuando puedas.', 'Suggest another time when you can.'),
  /** Mail to whom a request to cancel waits for (D53). */
  cancellation_requested: inTrade(
    'Di si te parece bien o si quieres seguir. Sin respuesta en 72 horas el intercambio se cancela, si nadie confirmó la entrega.',
    'Say whether you agree or want to go on. Without an answer within 72 hours the trade is cancelled, unless somebody confirmed the hand-over.',
  ),
  meeting_reminder: inTrade(
    'Si no puedes ir, avisa con tiempo: así nadie espera en vano.',
    'If you cannot go, say so in time: nobody should wait in vain.',
  ),
  meeting_soon: inTrade(
    'Elijan un lugar con gente. Si no puedes ir, avisa ahora.',
    'Meet where there are people. If you cannot go, say so now.',
  ),
  /** Mail to the person whose proposal was accepted. */
  trade_accepted: {
    es: {
      subject: (name: string, item: string) => `${name} aceptó tu propuesta por «${item}»`,
      what: (name: string, item: string) => `${name} aceptó tu propuesta por «${item}».`,
      next: 'Ahora acuerden dónde y cuándo se encuentran.',
      open: 'Ver el intercambio',
      off: OFF_COURSE.es,
    },
    en: {
      subject: (name: string, item: string) => `${name} accepted your proposal for “${item}”`,
      what: (name: string, item: string) => `${name} accepted your proposal for “${item}”.`,
      next: 'Now agree where and when to meet.',
      open: 'See the trade',
      off: OFF_COURSE.en,
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
      off: OFF_COURSE.es,
    },
    en: {
      subject: (_name: string, item: string) => `Your trade of “${item}” is waiting`,
      what: (name: string, item: string) =>
        `Neither you nor ${name} have said anything about “${item}” for days.`,
      next: 'After 30 days without news the trade is closed.',
      open: 'See the trade',
      off: OFF_COURSE.en,
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
  const [name, item] = [toldName(news.name), cleanLine(news.item)]
  return layOut(ctx, kind, person, {
    subject: () => words.subject?.(name, item) ?? `${news.said.title}: ${item}`,
    parts: [
      HELLO[language](toldName(person.firstName)),
      words.what?.(name, item) ?? news.said.message,
      words.next,
      { link: news.link, label: words.open },
      { link: news.unsubscribe, label: words.off },
    ],
    unsubscribe: news.unsubscribe,
  })
}
