/** What is said of reviews, proofs and deposits, in both languages. */
import type { VerificationKind } from '../verification/terms.ts'
import type { NotificationType } from './terms.ts'

export type Named = {
  name: string
  item: string
  tail: string
  when: string
  place: string
  proof: string
  /** Of terms; empty or absent where it was not said. */
  gives?: string | undefined
  gets?: string | undefined
}
export type Words = { title: string; message: (p: Named) => string }
export type PeopleType = Extract<
  NotificationType,
  | `review_${string}`
  | `verification_${string}`
  | 'badge_granted'
  | `deposit_${string}`
  | `claim_${string}`
>

export const es: Record<PeopleType, Words> = {
  review_waiting: {
    title: 'Tienes una reseña esperando',
    // Without a name the review is anonymous.
    message: ({ name, item }) =>
      `${name || 'La otra persona'} ya escribió su reseña de «${item}». Escribe la tuya para que se vean las dos.`,
  },
  review_received: {
    title: 'Reseña nueva',
    message: ({ name }) => (name ? `${name} te dejó una reseña.` : 'Te dejaron una reseña.'),
  },
  review_answered: {
    title: 'Respondieron tu reseña',
    message: ({ name }) => `${name} respondió la reseña que le dejaste.`,
  },
  review_hidden: {
    title: 'Tu reseña anónima ya no se ve',
    message: () =>
      'Una reseña sin intercambio lleva ahora el nombre de quien la escribe. Si quieres, escríbela de nuevo con el tuyo.',
  },
  verification_approved: {
    title: 'Verificación aprobada',
    message: ({ proof }) => `Aprobamos tu verificación${proof}.`,
  },
  verification_rejected: {
    title: 'Verificación rechazada',
    message: ({ proof, tail }) => `No pudimos aprobar tu verificación${proof}.${tail}`,
  },
  badge_granted: {
    title: 'Tienes una insignia nueva',
    message: () => 'Aprobamos todo lo de tu paquete: tu insignia ya se ve en tu perfil.',
  },
  deposit_placed: {
    title: 'Depósito de garantía',
    message: ({ name, item }) => `${name} puso un depósito de garantía por «${item}».`,
  },
  deposit_lapsing: {
    title: 'Tu depósito vence mañana',
    message: ({ item }) => `La garantía por «${item}» vence pronto. Puedes renovarla con un toque.`,
  },
  deposit_lapsed: {
    title: 'Un depósito venció',
    message: ({ item }) => `El depósito por «${item}» venció: ya no garantiza nada.`,
  },
  deposit_released: {
    title: 'Depósito liberado',
    message: ({ item }) => `Tu depósito por «${item}» se liberó. No se te cobró nada.`,
  },
  deposit_captured: {
    title: 'Se cobró un depósito',
    message: ({ item, tail }) => `Se cobró el depósito por «${item}».${tail}`,
  },
  claim_opened: {
    title: 'Cuéntanos qué pasó',
    message: ({ name, item }) =>
      `${name} reportó un problema con «${item}». Antes de decidir queremos leerte.`,
  },
  claim_decided: {
    title: 'Decidimos sobre el depósito',
    message: ({ item, tail }) => `Ya decidimos sobre el problema con «${item}».${tail}`,
  },
}

export const en: Record<PeopleType, Words> = {
  review_waiting: {
    title: 'A review waits for you',
    message: ({ name, item }) =>
      `${name || 'The other side'} has written their review of “${item}”. Write yours and both are shown.`,
  },
  review_received: {
    title: 'New review',
    message: ({ name }) => (name ? `${name} left you a review.` : 'Somebody left you a review.'),
  },
  review_answered: {
    title: 'Your review was answered',
    message: ({ name }) => `${name} answered the review that you left them.`,
  },
  review_hidden: {
    title: 'Your anonymous review is not shown any more',
    message: () =>
      'A review without a trade now has the name of whoever writes it. If you like, write it again under yours.',
  },
  verification_approved: {
    title: 'Verification approved',
    message: ({ proof }) => `We approved your verification${proof}.`,
  },
  verification_rejected: {
    title: 'Verification rejected',
    message: ({ proof, tail }) => `We could not approve your verification${proof}.${tail}`,
  },
  badge_granted: {
    title: 'You have a new badge',
    message: () => 'Everything in your package is approved: your badge is on your profile.',
  },
  deposit_placed: {
    title: 'Security deposit',
    message: ({ name, item }) => `${name} placed a security deposit for “${item}”.`,
  },
  deposit_lapsing: {
    title: 'Your deposit lapses tomorrow',
    message: ({ item }) => `The deposit for “${item}” lapses soon. One tap renews it.`,
  },
  deposit_lapsed: {
    title: 'A deposit lapsed',
    message: ({ item }) => `The deposit for “${item}” lapsed: it secures nothing any more.`,
  },
  deposit_released: {
    title: 'Deposit released',
    message: ({ item }) => `Your deposit for “${item}” was released. You were not charged.`,
  },
  deposit_captured: {
    title: 'A deposit was charged',
    message: ({ item, tail }) => `The deposit for “${item}” was charged.${tail}`,
  },
  claim_opened: {
    title: 'Tell us what happened',
    message: ({ name, item }) =>
      `${name} reported a problem with “${item}”. We want to hear you before we decide.`,
  },
  claim_decided: {
    title: 'We decided about the deposit',
    message: ({ item, tail }) => `We decided about the problem with “${item}”.${tail}`,
  },
}

/** Behind "verificación". */
export const PROOFS: Record<'es' | 'en', Record<VerificationKind, string>> = {
  es: {
    email: ' de email',
    phone: ' de teléfono',
    government_id: ' de identidad',
    selfie: ' con selfie',
    corporate_email: ' de email de trabajo',
    business_documents: ' de documentos de empresa',
  },
  en: {
    email: ' of your email',
    phone: ' of your phone',
    government_id: ' of your identity',
    selfie: ' by selfie',
    corporate_email: ' of your work email',
    business_documents: ' of your company’s documents',
  },
}
