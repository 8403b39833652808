/** Mail to the old address that the account has another one now, so that its owner notices when somebody else did it. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Tu email cambió en ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Tu cuenta ya no usa este email: desde ahora entras con otro. Se cerraron las otras sesiones.',
    ignore: 'Si fuiste tú, no tienes que hacer nada.',
    act: 'Si no fuiste tú, alguien conoce tu contraseña. Responde a este mensaje y lo revisamos contigo; si usas la misma contraseña en otros sitios, cámbiala allí.',
    open: 'Abrir',
  },
  en: {
    subject: (brand: string) => `Your email was changed at ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    what: 'Your account no longer uses this email: from now on you sign in with another. The other sessions were ended.',
    ignore: 'If it was you, there is nothing to do.',
    act: 'If it was not you, somebody knows your password. Reply to this message and we will look into it with you; if you use the same password elsewhere, change it there.',
    open: 'Open',
  },
} as const

/** The new address is not in it: whoever reads the old mailbox may be somebody else. */
export function emailChangedMail(ctx: Ctx, person: Person): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'email_changed', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      words.ignore,
      words.act,
      { link: `${ctx.baseUrl}/`, label: `${words.open} ${cleanLine(ctx.settings.BRAND_NAME)}` },
    ],
  })
}
