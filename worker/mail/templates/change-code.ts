/** Mail with the code that proves a new address for an account. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, type Recipient } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Confirma tu nuevo email en ${brand}`,
    hello: 'Hola:',
    use: 'Para usar este email en tu cuenta, escribe este código en Configuración:',
    link: 'Abrir Configuración',
    expires: 'El código expira en 10 minutos.',
    ignore: 'Si no lo pediste, ignora este mensaje: sin el código no pasa nada.',
  },
  en: {
    subject: (brand: string) => `Confirm your new email at ${brand}`,
    hello: 'Hello,',
    use: 'To use this email for your account, enter this code under Settings:',
    link: 'Open Settings',
    expires: 'The code expires in 10 minutes.',
    ignore: 'If you did not ask for it, ignore this message: without the code nothing happens.',
  },
} as const

/** No name in it: whoever asks chose it, and could write to a stranger through us. */
export function changeCodeMail(ctx: Ctx, recipient: Recipient, code: string): Mail {
  const words = TEXTS[proseOf(recipient.language)]
  return layOut(ctx, 'change_code', recipient, {
    subject: words.subject,
    parts: [
      words.hello,
      words.use,
      { code },
      { link: `${ctx.baseUrl}/settings`, label: words.link },
      words.expires,
      words.ignore,
    ],
  })
}
