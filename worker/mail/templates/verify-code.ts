/** Mail with the code that proves an address after registering. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, type Recipient } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Verifica tu email en ${brand}`,
    hello: 'Hola:',
    use: 'Para terminar de crear tu cuenta, escribe este código:',
    link: 'O abre este enlace',
    expires: 'El código expira en 10 minutos.',
    ignore: 'Si no creaste una cuenta, ignora este mensaje: sin el código no pasa nada.',
  },
  en: {
    subject: (brand: string) => `Verify your email at ${brand}`,
    hello: 'Hello,',
    use: 'To finish creating your account, enter this code:',
    link: 'Or open this link',
    expires: 'The code expires in 10 minutes.',
    ignore:
      'If you did not create an account, ignore this message: without the code nothing happens.',
  },
} as const

/**
 * No name in it: whoever registers a stranger's address chooses the name, and could write to the
 * stranger through us.
 */
export function verifyCodeMail(ctx: Ctx, recipient: Recipient, code: string): Mail {
  const words = TEXTS[proseOf(recipient.language)]
  // Encoded, so that the plus of an address survives (case 31). Opening it uses nothing up (case 30).
  const query = `email=${encodeURIComponent(recipient.email)}&code=${code}`
  return layOut(ctx, 'verify_code', recipient, {
    subject: words.subject,
    parts: [
      words.hello,
      words.use,
      { code },
      { link: `${ctx.baseUrl}/verify-email?${query}`, label: words.link },
      words.expires,
      words.ignore,
    ],
  })
}
