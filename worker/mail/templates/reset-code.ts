/** Mail with the code that opens the way to a new password. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Tu código para recuperar el acceso a ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    use: 'Para elegir una contraseña nueva, escribe este código:',
    link: 'O abre este enlace',
    expires: 'El código expira en 10 minutos.',
    ignore: 'Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
  },
  en: {
    subject: (brand: string) => `Your code to get back into ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    use: 'To choose a new password, enter this code:',
    link: 'Or open this link',
    expires: 'The code expires in 10 minutes.',
    ignore: 'If you did not ask for it, ignore this message: your password stays the same.',
  },
} as const

export function resetCodeMail(ctx: Ctx, person: Person, code: string): Mail {
  const words = TEXTS[proseOf(person.language)]
  const query = `email=${encodeURIComponent(person.email)}&code=${code}`
  return layOut(ctx, 'reset_code', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.use,
      { code },
      { link: `${ctx.baseUrl}/forgot-password?${query}`, label: words.link },
      words.expires,
      words.ignore,
    ],
  })
}
