/** The one mail a day about what people look for (D64). Titles and words are people's. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (title: string) => `Apareció lo que buscas: ${title}`,
    several: (count: string) => `Aparecieron ${count} cosas que buscas`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Esto llegó desde ayer para lo que buscas.',
    thing: (title: string, words: string) => (words ? `${title} (por «${words}»)` : title),
    more: 'Hay más.',
    all: 'Ver todo lo que llegó',
    off: 'No quiero más avisos de lo que busco',
  },
  en: {
    subject: (title: string) => `What you look for has come: ${title}`,
    several: (count: string) => `${count} things that you look for have come`,
    hello: (name: string) => `Hello ${name},`,
    what: 'This has come since yesterday for what you look for.',
    thing: (title: string, words: string) => (words ? `${title} (for “${words}”)` : title),
    more: 'There is more.',
    all: 'See all that has come',
    off: 'No more notices of what I look for',
  },
} as const

export type WishNews = {
  things: { title: string; words: string; link: string }[]
  /** Than these. */
  more: boolean
  link: string
  unsubscribe: string
}

export function wishMail(ctx: Ctx, person: Person, news: WishNews): Mail {
  const words = TEXTS[proseOf(person.language)]
  const { things, more, link, unsubscribe } = news
  const [only, ...others] = things
  const count = `${things.length}${more ? '+' : ''}`
  return layOut(ctx, 'wish_found', person, {
    subject: () =>
      only && others.length === 0 ? words.subject(cleanLine(only.title)) : words.several(count),
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      ...things.map((thing) => ({
        link: thing.link,
        label: words.thing(cleanLine(thing.title), cleanLine(thing.words)),
      })),
      ...(more ? [words.more] : []),
      { link, label: words.all },
      { link: unsubscribe, label: words.off },
    ],
    unsubscribe,
  })
}
