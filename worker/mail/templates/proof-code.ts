/** Mail with the code that proves an address of somebody who is signed in. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { layOut, type Mail, type Recipient } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Confirma este email en ${brand}`,
    hello: 'Hola:',
    use: 'Para confirmar que este email es tuyo, escribe este código en la página de verificación:',
    link: 'Abrir la página',
    expires: 'El código expira en 10 minutos.',
    ignore: 'Si no lo pediste, ignora este mensaje: sin el código no pasa nada.',
  },
  en: {
    subject: (brand: string) => `Confirm this address at ${brand}`,
    hello: 'Hello,',
    use: 'To confirm that this address is yours, enter this code on the verification page:',
    link: 'Open the page',
    expires: 'The code expires in 10 minutes.',
    ignore: 'If you did not ask for it, ignore this message: without the code nothing happens.',
  },
} as const

/** No name in it: an address at work may be anybody's, who would read what a stranger calls themself. */
export function proofCodeMail(ctx: Ctx, recipient: Recipient, code: string): Mail {
  const words = TEXTS[proseOf(recipient.language)]
  return layOut(ctx, 'proof_code', recipient, {
    subject: words.subject,
    parts: [
      words.hello,
      words.use,
      { code },
      { link: `${ctx.baseUrl}/verification`, label: words.link },
      words.expires,
      words.ignore,
    ],
  })
}
