/** Mail that an account is being deleted, with the day until which signing in brings it back. */
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { dayThere, PARAGUAY_OFFSET } from '../../zones/rules.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    locale: 'es-PY',
    subject: (brand: string) => `Tu cuenta de ${brand} se va a eliminar`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Pediste eliminar tu cuenta. Tus artículos ya no se ven y se cerraron tus sesiones.',
    until: (day: string) =>
      `Si cambias de idea, inicia sesión antes del ${day} y todo vuelve como estaba. Después borramos tus datos para siempre.`,
    back: 'Iniciar sesión y volver',
    stranger: 'Si no fuiste tú, inicia sesión ahora y cambia tu contraseña: alguien más la conoce.',
  },
  en: {
    locale: 'en-US',
    subject: (brand: string) => `Your ${brand} account is going to be deleted`,
    hello: (name: string) => `Hello ${name},`,
    what: 'You asked us to delete your account. Your items are hidden and your sessions were ended.',
    until: (day: string) =>
      `If you change your mind, log in before ${day} and everything is back as it was. After that we delete your data for good.`,
    back: 'Log in and come back',
    stranger: 'If it was not you, log in now and change your password: somebody else knows it.',
  },
} as const

export function leavingMail(ctx: Ctx, person: Person, dueAt: number): Mail {
  const words = TEXTS[proseOf(person.language)]
  const day = dayThere(iso(dueAt), PARAGUAY_OFFSET, words.locale)
  return layOut(ctx, 'leaving', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      words.until(day),
      { link: `${ctx.baseUrl}/custom-login`, label: words.back },
      words.stranger,
    ],
  })
}
