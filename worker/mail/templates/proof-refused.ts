/** Mail to whoever proved what is a suspended person's (D60): why it was not taken, and how whoever has it honestly gets it. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `No aprobamos una verificación tuya en ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: {
      phone:
        'El teléfono que verificaste está unido a una cuenta que suspendimos. Por eso no lo aprobamos.',
      government_id:
        'El documento que enviaste está unido a una cuenta que suspendimos. Por eso no lo aprobamos.',
    },
    honest: {
      phone:
        'Si el número es tuyo y antes fue de otra persona, responde a este mensaje y cuéntanos desde cuándo lo tienes. Una persona del equipo lo revisa y, si es así, lo aprueba.',
      government_id:
        'Si es un error, responde a este mensaje y cuéntanos por qué. Una persona del equipo lo revisa.',
    },
    own: 'Si la cuenta suspendida era tuya, la suspensión sigue: también puedes responder a este mensaje y pedir que la revisemos.',
    meanwhile: 'Mientras tanto tu cuenta sigue abierta, sin esta verificación.',
  },
  en: {
    subject: (brand: string) => `We did not approve one of your verifications at ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    what: {
      phone:
        'The phone that you verified belongs to an account that we suspended. That is why we did not approve it.',
      government_id:
        'The document that you sent belongs to an account that we suspended. That is why we did not approve it.',
    },
    honest: {
      phone:
        'If the number is yours and was somebody else’s before, reply to this message and tell us since when you have it. Somebody of the team looks into it and approves it if that is so.',
      government_id:
        'If it is a mistake, reply to this message and tell us why. Somebody of the team looks into it.',
    },
    own: 'If the suspended account was yours, it stays suspended: you can also reply to this message and ask us to look at it again.',
    meanwhile: 'In the meantime your account stays open, without this verification.',
  },
} as const

/** Nobody's name is in it, nor the number: who the other is, is nobody's to know. */
export function proofRefusedMail(ctx: Ctx, person: Person, kind: 'phone' | 'government_id'): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, 'proof_refused', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what[kind],
      words.honest[kind],
      words.own,
      words.meanwhile,
    ],
  })
}
