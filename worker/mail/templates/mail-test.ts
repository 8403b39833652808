/** A mail that an administrator sends to see whether mails arrive; subject and text may be their own. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Email de prueba de ${brand}`,
    message: 'Si lees esto, el servicio de correo funciona.',
  },
  en: {
    subject: (brand: string) => `Test email from ${brand}`,
    message: 'If you are reading this, the mail service works.',
  },
} as const

/** Empty: ours. */
type Given = { toEmail: string; subject: string; message: string }

export function testMail(ctx: Ctx, { toEmail, subject, message }: Given): Mail {
  const words = TEXTS[proseOf(ctx.language)]
  const paragraphs = message
    .split(/\n{2,}/)
    .map(cleanLine)
    .filter(Boolean)
  return layOut(
    ctx,
    'mail_test',
    { email: toEmail, language: ctx.language },
    {
      subject: subject ? () => subject : words.subject,
      parts: paragraphs.length > 0 ? paragraphs : [words.message],
    },
  )
}
