/** Mail to somebody whose address another account wanted to take: the answer itself tells nobody. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Tu email ya tiene una cuenta en ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Alguien, quizás tú, quiso poner este email en otra cuenta, pero ya es el de la tuya.',
    enter: 'Iniciar sesión',
    ignore: 'Si no fuiste tú, ignora este mensaje: nada cambió en tu cuenta.',
  },
  en: {
    subject: (brand: string) => `Your email already has an account at ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    what: 'Somebody, perhaps you, wanted to use this email for another account, but it is yours.',
    enter: 'Sign in',
    ignore: 'If it was not you, ignore this message: nothing changed in your account.',
  },
} as const

export function emailTakenMail(ctx: Ctx, person: Person): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'email_taken', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      { link: `${ctx.baseUrl}/custom-login`, label: words.enter },
      words.ignore,
    ],
  })
}
