/** What is said of terms and meetings (D48–D52), in both languages. */
import { MINOR_UNITS } from '../trades/terms.ts'
import type { Given } from './contract.ts'
import type { NotificationType } from './terms.ts'
import type { Words } from './words-people.ts'

export type TermsType = Extract<
  NotificationType,
  | 'trade_proposal'
  | 'trade_question'
  | 'trade_counter'
  | `change_${string}`
  | `meeting_${string}`
  | 'on_the_way'
  | 'code_entered'
>

const MORE = {
  es: (more: number) => (more === 1 ? 'otra cosa' : `otras ${more} cosas`),
  en: (more: number) => (more === 1 ? 'one more thing' : `${more} more things`),
}
const LISTS = {
  es: new Intl.ListFormat('es'),
  en: new Intl.ListFormat('en'),
}
const NUMBERS = new Intl.NumberFormat('es-PY', { useGrouping: 'always' })

/** "«Mesa», otra cosa y Gs. 50.000"; empty where nothing is known. Titles are people's: text, to be escaped. */
export function givenIn(prose: 'es' | 'en', { thing, more = 0, amount }: Given = {}): string {
  const quoted = prose === 'es' ? `«${thing}»` : `“${thing}”`
  const parts = [
    ...(thing ? [quoted] : []),
    ...(more > 0 ? [MORE[prose](more)] : []),
    ...(amount ? [`Gs. ${NUMBERS.format(amount / MINOR_UNITS)}`] : []),
  ]
  return LISTS[prose].format(parts)
}

export const es: Record<TermsType, Words> = {
  trade_proposal: {
    title: 'Nueva propuesta',
    message: ({ name, item, gives, gets }) =>
      gives && gets ? `${name} te ofrece ${gives} por ${gets}.` : `${name} quiere tu «${item}».`,
  },
  trade_question: {
    title: 'Te preguntan algo',
    message: ({ name, item }) => `${name} pregunta por tu «${item}».`,
  },
  trade_counter: {
    title: 'Nueva oferta',
    message: ({ name, item, gives, gets }) =>
      gives && gets
        ? `${name} te ofrece ${gives} por ${gets}.`
        : `${name} cambió la oferta por «${item}».`,
  },
  change_proposed: {
    title: 'Piden cambiar lo acordado',
    message: ({ name, item, gives, gets }) =>
      gives && gets
        ? `${name} propone otra cosa: ${gives} por ${gets}.`
        : `${name} quiere cambiar lo acordado por «${item}».`,
  },
  change_agreed: {
    title: 'Cambio aceptado',
    message: ({ name, item }) => `${name} aceptó tu cambio en el intercambio de «${item}».`,
  },
  change_declined: {
    title: 'Sigue lo acordado',
    message: ({ name, item, tail }) => `${name} prefiere lo acordado por «${item}».${tail}`,
  },
  meeting_set: {
    title: 'Te proponen un encuentro',
    message: ({ name, item, when, place }) =>
      `${name} propone el encuentro por «${item}»: ${when}, ${place}.`,
  },
  meeting_agreed: {
    title: 'Encuentro acordado',
    message: ({ name, item, when, place }) =>
      `A ${name} le va bien el encuentro por «${item}»: ${when}, ${place}.`,
  },
  meeting_missed: {
    title: 'El encuentro no va a ser',
    message: ({ name, item, tail }) =>
      `${name} no va a llegar al encuentro por «${item}». Acuerden otra hora.${tail}`,
  },
  meeting_reminder: {
    title: 'Encuentro en menos de un día',
    message: ({ item }) => `Mira el lugar y la hora del encuentro por «${item}».`,
  },
  meeting_soon: {
    title: 'Encuentro en menos de dos horas',
    message: ({ item }) => `Mira el lugar y la hora del encuentro por «${item}».`,
  },
  meeting_way: {
    title: '¿Estás en camino?',
    message: ({ item }) => `Falta una hora para el encuentro por «${item}». Avisa si ya sales.`,
  },
  on_the_way: {
    title: 'Está en camino',
    message: ({ name, item }) => `${name} ya va al encuentro por «${item}».`,
  },
  code_entered: {
    title: 'Se encontraron',
    message: ({ name, item }) =>
      `${name} puso tu código: la entrega de «${item}» está confirmada de su lado. Falta que confirmes tú.`,
  },
}

export const en: Record<TermsType, Words> = {
  trade_proposal: {
    title: 'New proposal',
    message: ({ name, item, gives, gets }) =>
      gives && gets
        ? `${name} offers you ${gives} for ${gets}.`
        : `${name} would like your “${item}”.`,
  },
  trade_question: {
    title: 'Somebody asks you',
    message: ({ name, item }) => `${name} asks about your “${item}”.`,
  },
  trade_counter: {
    title: 'New offer',
    message: ({ name, item, gives, gets }) =>
      gives && gets
        ? `${name} offers you ${gives} for ${gets}.`
        : `${name} changed the offer for “${item}”.`,
  },
  change_proposed: {
    title: 'A change is asked for',
    message: ({ name, item, gives, gets }) =>
      gives && gets
        ? `${name} suggests something else: ${gives} for ${gets}.`
        : `${name} would like to change what was agreed for “${item}”.`,
  },
  change_agreed: {
    title: 'Change agreed',
    message: ({ name, item }) => `${name} agreed to your change in the trade of “${item}”.`,
  },
  change_declined: {
    title: 'What was agreed stays',
    message: ({ name, item, tail }) => `${name} prefers what was agreed for “${item}”.${tail}`,
  },
  meeting_set: {
    title: 'A meeting is suggested',
    message: ({ name, item, when, place }) =>
      `${name} suggests the meeting for “${item}”: ${when}, ${place}.`,
  },
  meeting_agreed: {
    title: 'Meeting agreed',
    message: ({ name, item, when, place }) =>
      `The meeting for “${item}” suits ${name}: ${when}, ${place}.`,
  },
  meeting_missed: {
    title: 'The meeting is off',
    message: ({ name, item, tail }) =>
      `${name} will not make it to the meeting for “${item}”. Agree on another time.${tail}`,
  },
  meeting_reminder: {
    title: 'Meeting in less than a day',
    message: ({ item }) => `Look up the place and time of the meeting for “${item}”.`,
  },
  meeting_soon: {
    title: 'Meeting in less than two hours',
    message: ({ item }) => `Look up the place and time of the meeting for “${item}”.`,
  },
  meeting_way: {
    title: 'Are you on your way?',
    message: ({ item }) => `One hour to the meeting for “${item}”. Say so when you leave.`,
  },
  on_the_way: {
    title: 'On the way',
    message: ({ name, item }) => `${name} is on the way to the meeting for “${item}”.`,
  },
  code_entered: {
    title: 'You met',
    message: ({ name, item }) =>
      `${name} entered your code: the hand-over of “${item}” is confirmed on their side. It is your turn to confirm.`,
  },
}
