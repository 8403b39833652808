/** Mail that a password was changed, so that its owner notices when somebody else did it. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Cambió tu contraseña en ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'La contraseña de tu cuenta cambió y se cerraron las otras sesiones.',
    ignore: 'Si fuiste tú, no tienes que hacer nada.',
    act: 'Si no fuiste tú, elige una contraseña nueva ahora',
  },
  en: {
    subject: (brand: string) => `Your password at ${brand} was changed`,
    hello: (name: string) => `Hello ${name},`,
    what: 'The password of your account was changed and the other sessions were ended.',
    ignore: 'If it was you, there is nothing to do.',
    act: 'If it was not you, choose a new password now',
  },
} as const

export function passwordChangedMail(ctx: Ctx, person: Person): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'password_changed', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      words.ignore,
      { link: `${ctx.baseUrl}/forgot-password`, label: words.act },
    ],
  })
}
