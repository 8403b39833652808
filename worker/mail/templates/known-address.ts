/** Mail to somebody whose address was registered again: the answer itself tells nobody (D19). */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Ya tienes una cuenta en ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Alguien, quizás tú, intentó crear una cuenta con este email, pero ya tienes una.',
    enter: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña? Elige otra',
    ignore: 'Si no fuiste tú, ignora este mensaje: nada cambió en tu cuenta.',
  },
  en: {
    subject: (brand: string) => `You already have an account at ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    what: 'Somebody, perhaps you, tried to create an account with this email, but you have one.',
    enter: 'Sign in',
    forgot: 'Forgot your password? Choose another',
    ignore: 'If it was not you, ignore this message: nothing changed in your account.',
  },
} as const

export function knownAddressMail(ctx: Ctx, person: Person): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'known_address', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      { link: `${ctx.baseUrl}/custom-login`, label: words.enter },
      { link: `${ctx.baseUrl}/forgot-password`, label: words.forgot },
      words.ignore,
    ],
  })
}
