/** Mail about messages that have waited for a while: one, however many they are. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, oneLine, type Person, type TradeNews } from './layout.ts'

const TEXTS = {
  es: {
    subject: (name: string, item: string) => `${name} te escribió sobre «${item}»`,
    hello: (name: string) => `Hola, ${name}:`,
    what: (name: string, item: string) => `Tienes mensajes sin leer de ${name} sobre «${item}».`,
    next: 'No te enviamos otro correo por este chat hasta que los leas.',
    open: 'Leer los mensajes',
    off: 'No quiero más avisos de mensajes nuevos',
  },
  en: {
    subject: (name: string, item: string) => `${name} wrote to you about “${item}”`,
    hello: (name: string) => `Hello ${name},`,
    what: (name: string, item: string) => `You have unread messages from ${name} about “${item}”.`,
    next: 'We send no other mail about this chat until you have read them.',
    open: 'Read the messages',
    off: 'No more notices of new messages',
  },
} as const

export function unreadMessagesMail(ctx: Ctx, person: Person, news: TradeNews): Mail {
  const words = TEXTS[proseOf(person.language)]
  const [name, item] = [oneLine(news.name), oneLine(news.item)]
  return layOut(ctx, 'unread_messages', person, {
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
