/** What is said of reviews, proofs, deposits, problems and one's own account, in both languages. */
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
  /** Words of a wish, empty where it has none, and how many things more (D64). */
  wish: string
  more: number
  /** Of somebody's things. */
  count: number
  isNear: boolean
}
export type Words = { title: string; message: (p: Named) => string }
export type PeopleType = Extract<
  NotificationType,
  | `review_${string}`
  | `verification_${string}`
  | 'badge_granted'
  | `deposit_${string}`
  | `payout_${string}`
  | `problem_${string}`
  | `account_${string}`
  | 'proof_cleared'
  | 'admin_waiting'
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
  payout_owed: {
    title: 'Un depósito es para ti',
    message: ({ item }) =>
      `Se cobró el depósito por «${item}» y es para ti. Escribe en Mis pagos dónde quieres recibirlo.`,
  },
  problem_reported: {
    title: 'Reportaron un problema',
    message: ({ name, item, tail }) =>
      `${name} reportó un problema con «${item}».${tail} Cuenta lo que pasó.`,
  },
  problem_answered: {
    title: 'Respondieron a tu reporte',
    message: ({ name, item, tail }) => `${name} respondió a tu reporte sobre «${item}».${tail}`,
  },
  problem_reminder: {
    title: 'Falta tu respuesta',
    message: ({ name, item, tail }) => `${name} reportó un problema con «${item}».${tail}`,
  },
  problem_counted: {
    title: 'Un encuentro sin la otra persona',
    message: ({ item, tail }) =>
      `El encuentro por «${item}» cuenta como uno al que no vino quien fue reportado.${tail}`,
  },
  problem_decided: {
    title: 'Decidimos sobre un problema',
    message: ({ name, item, tail }) =>
      name
        ? `Sobre el problema con «${item}» se decidió a favor de ${name}.${tail}`
        : `Sobre el problema con «${item}» no se dio la razón a ninguna de las dos partes.${tail}`,
  },
  problem_closed: {
    title: 'Se cerró un reporte',
    message: ({ item, tail }) => `El reporte sobre «${item}» se cerró.${tail}`,
  },
  proof_cleared: {
    title: 'Puedes verificarlo de nuevo',
    message: ({ proof, tail }) => `Revisamos tu verificación${proof} que no aprobamos.${tail}`,
  },
  account_warned: {
    title: 'Una advertencia del equipo',
    message: ({ tail }) => `El equipo te pide que cambies algo.${tail}`,
  },
  account_limited: {
    title: 'Tu cuenta está limitada',
    message: ({ when, tail }) =>
      `Hasta ${when} puedes publicar, proponer y preguntar menos cada día, y no puedes poner enlaces.${tail}`,
  },
  account_restored: {
    title: 'Tu cuenta vuelve a estar como antes',
    message: ({ tail }) => `Quitamos lo que limitaba tu cuenta.${tail}`,
  },
  admin_waiting: {
    title: 'Algo espera a la administración',
    message: () => 'Hay algo nuevo por revisar.',
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
  payout_owed: {
    title: 'A deposit is yours',
    message: ({ item }) =>
      `The deposit for “${item}” was charged and is yours. Write under My payments where you want it.`,
  },
  problem_reported: {
    title: 'A problem was reported',
    message: ({ name, item, tail }) =>
      `${name} reported a problem with “${item}”.${tail} Tell what happened.`,
  },
  problem_answered: {
    title: 'Your report was answered',
    message: ({ name, item, tail }) => `${name} answered your report about “${item}”.${tail}`,
  },
  problem_reminder: {
    title: 'Your answer is missing',
    message: ({ name, item, tail }) => `${name} reported a problem with “${item}”.${tail}`,
  },
  problem_counted: {
    title: 'A meeting without the other person',
    message: ({ item, tail }) =>
      `The meeting about “${item}” counts as one that whoever was reported did not come to.${tail}`,
  },
  problem_decided: {
    title: 'We decided about a problem',
    message: ({ name, item, tail }) =>
      name
        ? `The problem with “${item}” was decided for ${name}.${tail}`
        : `The problem with “${item}” was decided for neither side.${tail}`,
  },
  problem_closed: {
    title: 'A report was closed',
    message: ({ item, tail }) => `The report about “${item}” was closed.${tail}`,
  },
  proof_cleared: {
    title: 'You can verify it again',
    message: ({ proof, tail }) =>
      `We looked again at the verification${proof} that we did not approve.${tail}`,
  },
  account_warned: {
    title: 'A warning from the team',
    message: ({ tail }) => `The team asks you to change something.${tail}`,
  },
  account_limited: {
    title: 'Your account is limited',
    message: ({ when, tail }) =>
      `Until ${when} you can publish, propose and ask less each day, and cannot write links.${tail}`,
  },
  account_restored: {
    title: 'Your account is as it was before',
    message: ({ tail }) => `We removed what limited your account.${tail}`,
  },
  admin_waiting: {
    title: 'Something waits for the administration',
    message: () => 'There is something new to look at.',
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
