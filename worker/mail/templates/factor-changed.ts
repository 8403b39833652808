/** Mail that an administrator's second factor was set up, reset or got around, so that its owner notices. It always comes. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

export type FactorChange = 'set' | 'recovery' | 'reset'

const TEXTS = {
  es: {
    subject: (brand: string) => `Cambió el segundo paso de tu cuenta en ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: {
      set: 'Tu cuenta de administración pide desde ahora un código de tu aplicación.',
      recovery: 'Alguien entró a la administración con uno de tus códigos de recuperación.',
      reset: 'Se quitó el segundo paso de tu cuenta. La próxima vez que entres pedirá uno nuevo.',
    },
    ignore: 'Si fuiste tú, no tienes que hacer nada.',
    act: 'Si no fuiste tú, elige una contraseña nueva ahora',
  },
  en: {
    subject: (brand: string) => `The second step of your account at ${brand} has changed`,
    hello: (name: string) => `Hello ${name},`,
    what: {
      set: 'Your administration account now asks for a code of your app.',
      recovery: 'Somebody entered the administration with one of your recovery codes.',
      reset:
        'The second step of your account was removed. It asks for a new one when you next enter.',
    },
    ignore: 'If it was you, there is nothing to do.',
    act: 'If it was not you, choose a new password now',
  },
} as const

export function factorChangedMail(ctx: Ctx, person: Person, what: FactorChange): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'factor_changed', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what[what],
      words.ignore,
      { link: `${ctx.baseUrl}/forgot-password`, label: words.act },
    ],
  })
}
