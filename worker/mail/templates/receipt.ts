/** Mail for each movement of somebody's money (D56): what, how much, when, which, by what one asks. It always comes. */
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import type { EntryKind } from '../../payments/terms.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { momentThere, PARAGUAY_OFFSET } from '../../zones/rules.ts'
import { layOut, type Mail, type Person } from './layout.ts'

export type Receipt = {
  kind: EntryKind
  /** US cents. */
  amount: number
  /** The trade's item or the package; null where it has no name any more. */
  about: string | null
  reference: string
  /** ms. */
  at: number
}

type Texts = {
  hello: (name: string) => string
  subject: Record<EntryKind, string>
  /** `of`: "por «…»", or nothing. */
  what: Record<EntryKind, (amount: string, of: string) => string>
  of: (about: string) => string
  when: (moment: string) => string
  reference: (text: string) => string
  all: string
}

const TEXTS: Record<'es' | 'en', Texts> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: {
      held: 'Recibo: depósito retenido',
      released: 'Recibo: depósito liberado',
      lapsed: 'Recibo: depósito vencido',
      captured: 'Recibo: depósito cobrado',
      bought: 'Recibo: paquete de verificación',
      returned: 'Recibo: pago devuelto',
      paid_out: 'Recibo: te pagamos un depósito',
    },
    what: {
      held: (amount, of) =>
        `Tu banco retiene ${amount} como depósito de garantía${of}. No es un cobro.`,
      released: (amount, of) =>
        `Liberamos tu depósito de ${amount}${of}. Según tu banco, tarda unos días en verse.`,
      lapsed: (amount, of) =>
        `La retención de ${amount}${of} llegó a su fin: tu banco la soltó y no se cobró nada.`,
      captured: (amount, of) => `Se cobró tu depósito de ${amount}${of}.`,
      bought: (amount, of) => `Pagaste ${amount}${of}. Se paga una vez y no se devuelve.`,
      returned: (amount, of) =>
        `Te devolvemos ${amount}${of}: ya no hacía falta. Según tu banco, tarda unos días en verse.`,
      paid_out: (amount, of) => `Te pagamos ${amount}${of}: el depósito de quien te falló.`,
    },
    of: (about) => ` por «${about}»`,
    when: (moment) => `Fecha: ${moment}, hora de Asunción`,
    reference: (text) => `Referencia: ${text}`,
    all: 'Ver mis pagos',
  },
  en: {
    hello: (name) => `Hello ${name},`,
    subject: {
      held: 'Receipt: deposit held',
      released: 'Receipt: deposit released',
      lapsed: 'Receipt: deposit lapsed',
      captured: 'Receipt: deposit charged',
      bought: 'Receipt: verification package',
      returned: 'Receipt: payment returned',
      paid_out: 'Receipt: a deposit was paid to you',
    },
    what: {
      held: (amount, of) =>
        `Your bank is holding ${amount} as a security deposit${of}. It is not a charge.`,
      released: (amount, of) =>
        `We released your deposit of ${amount}${of}. Depending on your bank it takes some days to show.`,
      lapsed: (amount, of) =>
        `The hold of ${amount}${of} came to its end: your bank let it go and nothing was charged.`,
      captured: (amount, of) => `Your deposit of ${amount}${of} was charged.`,
      bought: (amount, of) => `You paid ${amount}${of}. It is paid once and not paid back.`,
      returned: (amount, of) =>
        `We are paying back ${amount}${of}: it was not needed any more. Depending on your bank it takes some days to show.`,
      paid_out: (amount, of) => `We paid you ${amount}${of}: the deposit of who let you down.`,
    },
    of: (about) => ` for “${about}”`,
    when: (moment) => `Date: ${moment}, Asunción time`,
    reference: (text) => `Reference: ${text}`,
    all: 'See my payments',
  },
}

const LOCALE = { es: 'es-PY', en: 'en-US' } as const
const CENTS = 100

export function receiptMail(ctx: Ctx, person: Person, line: Receipt): Mail {
  const language = proseOf(person.language)
  const [words, locale] = [TEXTS[language], LOCALE[language]]
  const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'code' } as const
  const amount = new Intl.NumberFormat(locale, currency).format(line.amount / CENTS)
  const of = line.about ? words.of(cleanLine(line.about)) : ''
  return layOut(ctx, 'receipt', person, {
    subject: (brand) => `${brand} · ${words.subject[line.kind]}`,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what[line.kind](amount, of),
      // With the year: it is kept.
      words.when(momentThere(iso(line.at), PARAGUAY_OFFSET, locale, 0)),
      words.reference(cleanLine(line.reference)),
      { link: `${ctx.baseUrl}/settings/payments`, label: words.all },
    ],
  })
}
