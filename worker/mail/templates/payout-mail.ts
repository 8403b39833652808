/** Mails about a deposit that is owed to somebody (D56): what to do for it, and that its bank details were written. They always come. */
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { momentThere, PARAGUAY_OFFSET } from '../../zones/rules.ts'
import { layOut, type Mail, type Person } from './layout.ts'

export type Owed = {
  /** US cents. */
  amount: number
  /** The trade's item; null where it has no name any more. */
  about: string | null
}

const TEXTS = {
  es: {
    hello: (name: string) => `Hola, ${name}:`,
    of: (about: string) => ` por «${about}»`,
    owed: {
      subject: 'Un depósito es para ti',
      what: (amount: string, of: string) =>
        `Se cobró el depósito de ${amount}${of} de quien te falló, y es para ti.`,
      write: 'Para recibirlo escribe tus datos bancarios en Mis pagos.',
      prove:
        'Para recibirlo verifica tu cédula, que no cuesta nada, y después escribe tus datos bancarios en Mis pagos.',
      when: (moment: string) =>
        `Lo pagamos desde el ${moment}: hasta entonces el banco de la tarjeta todavía puede reclamarlo.`,
      never: 'Esos datos no te los pedimos nunca por email ni por chat.',
      leave: 'Si eliminas tu cuenta antes de que te paguemos, renuncias a este pago.',
      open: 'Ver mis pagos',
    },
    kept: {
      subject: 'Guardamos tus datos bancarios',
      what: (amount: string, of: string) =>
        `Alguien con tu contraseña escribió los datos bancarios para recibir el depósito de ${amount}${of}. Están cifrados, y se borran cuando te pagamos.`,
      ignore: 'Si fuiste tú, no tienes que hacer nada.',
      act: 'Si no fuiste tú, elige una contraseña nueva ahora y escribe los datos otra vez',
    },
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    of: (about: string) => ` for “${about}”`,
    owed: {
      subject: 'A deposit is yours',
      what: (amount: string, of: string) =>
        `The deposit of ${amount}${of} of who let you down was charged, and it is yours.`,
      write: 'To receive it, write your bank details under My payments.',
      prove:
        'To receive it, verify your identity card, which costs nothing, and then write your bank details under My payments.',
      when: (moment: string) =>
        `We pay it from ${moment} on: until then the card’s bank may still take it back.`,
      never: 'We never ask for these details by mail or in a chat.',
      leave: 'If you delete your account before we have paid you, you give this payment up.',
      open: 'See my payments',
    },
    kept: {
      subject: 'We keep your bank details',
      what: (amount: string, of: string) =>
        `Somebody with your password wrote the bank details for receiving the deposit of ${amount}${of}. They are encrypted, and deleted once we have paid you.`,
      ignore: 'If it was you, there is nothing to do.',
      act: 'If it was not you, choose a new password now and write the details again',
    },
  },
} as const

const LOCALE = { es: 'es-PY', en: 'en-US' } as const
const CENTS = 100

function wordsFor(person: Person, { amount, about }: Owed) {
  const language = proseOf(person.language)
  const [words, locale] = [TEXTS[language], LOCALE[language]]
  const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'code' } as const
  return {
    words,
    locale,
    hello: words.hello(toldName(person.firstName)),
    amount: new Intl.NumberFormat(locale, currency).format(amount / CENTS),
    of: about ? words.of(cleanLine(about)) : '',
  }
}

/** `payableAt` in ms; who is not proved is told to do that first. */
export function payoutOwedMail(
  ctx: Ctx,
  person: Person,
  { payableAt, isProved, ...owed }: Owed & { payableAt: number; isProved: boolean },
): Mail {
  const { words, locale, hello, amount, of } = wordsFor(person, owed)
  const { subject, what, write, prove, when, never, leave, open } = words.owed
  return layOut(ctx, 'payout_owed', person, {
    subject: (brand) => `${subject} · ${cleanLine(brand)}`,
    parts: [
      hello,
      what(amount, of),
      isProved ? write : prove,
      // With the year: it is months away.
      when(momentThere(iso(payableAt), PARAGUAY_OFFSET, locale, 0)),
      never,
      leave,
      { link: `${ctx.baseUrl}/settings/payments`, label: open },
    ],
  })
}

/** Whoever did not write them has three months to notice. */
export function payoutDetailsMail(ctx: Ctx, person: Person, owed: Owed): Mail {
  const { words, hello, amount, of } = wordsFor(person, owed)
  const { subject, what, ignore, act } = words.kept
  return layOut(ctx, 'payout_details', person, {
    subject: (brand) => `${subject} · ${cleanLine(brand)}`,
    parts: [
      hello,
      what(amount, of),
      ignore,
      { link: `${ctx.baseUrl}/forgot-password`, label: act },
    ],
  })
}
