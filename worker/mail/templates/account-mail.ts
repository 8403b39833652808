/** Mail to a person about what administrators did to their account (D60): why, and how to answer. It always comes. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanText } from '../../text/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

/** `words`: the administrator's; null: what was reported. `until`: as a day and time is told. */
export type AccountNews =
  | { kind: 'account_warned' | 'account_restored'; words: string }
  | { kind: 'account_limited'; words: string; until: string }
  | { kind: 'account_suspended'; words: string | null }

const TEXTS = {
  es: {
    subject: {
      account_warned: (brand: string) => `Una advertencia sobre tu cuenta de ${brand}`,
      account_limited: (brand: string) => `Limitamos tu cuenta de ${brand} por unos días`,
      account_suspended: (brand: string) => `Suspendimos tu cuenta de ${brand}`,
      account_restored: (brand: string) => `Tu cuenta de ${brand} vuelve a estar como antes`,
    },
    hello: (name: string) => `Hola, ${name}:`,
    what: {
      account_warned: 'Una persona del equipo te pide que cambies algo. Nada más pasa por ahora.',
      account_limited: (until: string) =>
        `Hasta ${until} puedes publicar 5 artículos, hacer 5 propuestas y 10 preguntas al día, y no puedes poner enlaces. Lo que ya tienes sigue como está.`,
      account_suspended:
        'Suspendimos tu cuenta: no puedes entrar, tus artículos no se ven y tus intercambios abiertos terminaron.',
      account_restored:
        'Quitamos lo que limitaba tu cuenta. Puedes entrar, y tus artículos se ven de nuevo.',
    },
    why: 'Por qué:',
    reported: 'Por lo que otras personas reportaron y el equipo revisó.',
    answer:
      'Si no estás de acuerdo o falta algo por saber, responde a este mensaje: lo lee una persona del equipo.',
  },
  en: {
    subject: {
      account_warned: (brand: string) => `A warning about your account at ${brand}`,
      account_limited: (brand: string) => `We limited your account at ${brand} for some days`,
      account_suspended: (brand: string) => `We suspended your account at ${brand}`,
      account_restored: (brand: string) => `Your account at ${brand} is as it was before`,
    },
    hello: (name: string) => `Hello ${name},`,
    what: {
      account_warned: 'Somebody of the team asks you to change something. Nothing else happens.',
      account_limited: (until: string) =>
        `Until ${until} you can publish 5 items, make 5 proposals and ask 10 questions a day, and cannot write links. What you have stays as it is.`,
      account_suspended:
        'We suspended your account: you cannot sign in, your items are not shown, and your open trades have ended.',
      account_restored:
        'We removed what limited your account. You can sign in, and your items are shown again.',
    },
    why: 'Why:',
    reported: 'Because of what others reported and the team looked into.',
    answer:
      'If you do not agree, or there is something we should know, reply to this message: somebody of the team reads it.',
  },
} as const

/** Who reported, and who decided, is nobody's to know. */
export function accountMail(ctx: Ctx, person: Person, news: AccountNews): Mail {
  const texts = TEXTS[proseOf(person.language)]
  const what =
    news.kind === 'account_limited' ? texts.what.account_limited(news.until) : texts.what[news.kind]
  const words = news.words === null ? texts.reported : cleanText(news.words)
  return layOut(ctx, news.kind, person, {
    subject: texts.subject[news.kind],
    parts: [texts.hello(toldName(person.firstName)), what, texts.why, words, texts.answer],
  })
}
