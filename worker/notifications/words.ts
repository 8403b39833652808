/** What each notification says, in both languages; the same words in the drawer, the push and the mail's subject. */
import { LEFT_NAME } from '../accounts/person/person.ts'
import { proseOf } from '../http/language.ts'
import { sentence } from '../http/messages.ts'
import type { Language } from '../http/terms.ts'
import { toldName } from '../text/names/terms.ts'
import { cleanLine } from '../text/terms.ts'
import { momentThere } from '../zones/rules.ts'
import type { NotificationParams } from './contract.ts'
import type { NotificationType } from './terms.ts'
import { en as enPeople, es as esPeople, PROOFS, type Words } from './words-people.ts'
import { en as enPosts, es as esPosts } from './words-posts.ts'
import { en as enTerms, es as esTerms, givenIn } from './words-terms.ts'
import { en as enWishes, es as esWishes, postEn, postEs } from './words-wishes.ts'

type Texts = Record<NotificationType, Words>

const es: Texts = {
  ...esPeople,
  ...esTerms,
  ...esPosts,
  ...esWishes,
  trade_accepted: {
    title: 'Propuesta aceptada',
    message: ({ name, item }) => `${name} aceptó tu propuesta por «${item}».`,
  },
  trade_rejected: {
    title: 'Propuesta rechazada',
    message: ({ item, tail }) => `Tu propuesta por «${item}» fue rechazada.${tail}`,
  },
  trade_completed: {
    title: 'Intercambio completado',
    message: ({ item, tail }) => `El intercambio de «${item}» terminó.${tail}`,
  },
  new_message: {
    title: 'Mensajes nuevos',
    message: ({ name, item }) => `${name} te escribió sobre «${item}».`,
  },
  trade_blocked: {
    title: 'Propuesta en espera',
    message: ({ item }) =>
      `Un artículo de tu propuesta por «${item}» se reservó en otro intercambio. Si se libera, tu propuesta sigue.`,
  },
  trade_cancelled: {
    title: 'Intercambio cancelado',
    message: ({ item, tail }) => `El intercambio de «${item}» se canceló.${tail}`,
  },
  cancellation_requested: {
    title: 'Piden cancelar',
    message: ({ name, item, tail }) =>
      name
        ? `${name} pide cancelar el intercambio de «${item}».${tail}`
        : `Te piden cancelar el intercambio de «${item}».${tail}`,
  },
  cancellation_denied: {
    title: 'Cancelación rechazada',
    message: ({ name, item, tail }) => `${name} quiere seguir con «${item}».${tail}`,
  },
  trade_expired: {
    title: 'Propuesta vencida',
    message: ({ item }) => `La propuesta por «${item}» expiró después de 72 horas.`,
  },
  delivery_confirmed: {
    title: 'Entrega confirmada',
    message: ({ name, item }) =>
      `${name} confirmó la entrega de «${item}». Falta que confirmes tú.`,
  },
  trade_reminder: {
    title: 'Un intercambio te espera',
    message: ({ item }) =>
      `Hace días que nadie escribe sobre «${item}». Sin noticias en 30 días se cierra.`,
  },
}

const en: Texts = {
  ...enPeople,
  ...enTerms,
  ...enPosts,
  ...enWishes,
  trade_accepted: {
    title: 'Proposal accepted',
    message: ({ name, item }) => `${name} accepted your proposal for “${item}”.`,
  },
  trade_rejected: {
    title: 'Proposal rejected',
    message: ({ item, tail }) => `Your proposal for “${item}” was rejected.${tail}`,
  },
  trade_completed: {
    title: 'Trade completed',
    message: ({ item, tail }) => `The trade of “${item}” is done.${tail}`,
  },
  new_message: {
    title: 'New messages',
    message: ({ name, item }) => `${name} wrote to you about “${item}”.`,
  },
  trade_blocked: {
    title: 'Proposal on hold',
    message: ({ item }) =>
      `An item of your proposal for “${item}” was reserved in another trade. If it becomes free, your proposal goes on.`,
  },
  trade_cancelled: {
    title: 'Trade cancelled',
    message: ({ item, tail }) => `The trade of “${item}” was cancelled.${tail}`,
  },
  cancellation_requested: {
    title: 'Cancellation asked for',
    message: ({ name, item, tail }) =>
      name
        ? `${name} asks to cancel the trade of “${item}”.${tail}`
        : `You are asked to cancel the trade of “${item}”.${tail}`,
  },
  cancellation_denied: {
    title: 'Cancellation denied',
    message: ({ name, item, tail }) => `${name} wants to go on with “${item}”.${tail}`,
  },
  trade_expired: {
    title: 'Proposal expired',
    message: ({ item }) => `The proposal for “${item}” expired after 72 hours.`,
  },
  delivery_confirmed: {
    title: 'Hand-over confirmed',
    message: ({ name, item }) =>
      `${name} confirmed the hand-over of “${item}”. It is your turn to confirm.`,
  },
  trade_reminder: {
    title: 'A trade waits for you',
    message: ({ item }) =>
      `Nobody has written about “${item}” for days. After 30 days of silence it is closed.`,
  },
}

const WHY = {
  es: {
    silence: ' Nadie escribió en 30 días. Si no se intercambió, di si todavía tienes lo tuyo.',
    unanswered: ' Nadie respondió al pedido de cancelar en 72 horas.',
    administrator: ' Lo terminó una persona del equipo.',
    tomorrow: ' Si no respondes, se cancela mañana.',
    item_taken: ' El artículo se fue en otro intercambio.',
    item_deleted: ' El artículo fue eliminado.',
    person_left: ' La otra persona eliminó su cuenta.',
    unsafe: ' Se terminó, y no cuenta en contra de nadie.',
    problem_unanswered: ' Nadie respondió al reporte a tiempo.',
    problem_agreed: ' La otra persona estuvo de acuerdo con el reporte.',
    problem_decided: ' Así se decidió.',
    agreed: ' Está de acuerdo.',
    contested: ' Cuenta otra cosa: lo decide una persona del equipo.',
    problem_ends: ' Mañana termina el plazo para responder.',
    problem_counts: ' Si no respondes, mañana cuenta como encuentro al que no viniste.',
    reporter: ' No respondió a tu reporte.',
    accused: ' No respondiste al reporte. Todavía puedes contar lo que pasó.',
    met: ' Un código demostró que se encontraron.',
    deposit_gone: ' El depósito ya no está retenido: no queda nada que decidir.',
    item_removed:
      ' Una persona del equipo quitó uno de los artículos. No cuenta en contra de nadie.',
    report_kept:
      ' Lo miró una persona del equipo y por ahora se queda como está. Que avises sirve: si cambia o pasa algo más, vuelve a reportarlo.',
    report_acted: ' Lo miró una persona del equipo y tomó medidas. Así cuidamos entre todos.',
  },
  en: {
    silence:
      ' Nobody wrote for 30 days. If nothing was exchanged, say whether you still have your things.',
    unanswered: ' Nobody answered the request to cancel within 72 hours.',
    administrator: ' Somebody of the team ended it.',
    tomorrow: ' Unless you answer, it is cancelled tomorrow.',
    item_taken: ' The item went in another trade.',
    item_deleted: ' The item was deleted.',
    person_left: ' The other person deleted their account.',
    unsafe: ' It has ended, and counts against nobody.',
    problem_unanswered: ' Nobody answered the report in time.',
    problem_agreed: ' The other person agreed with the report.',
    problem_decided: ' So it was decided.',
    agreed: ' They agree.',
    contested: ' They tell it differently: somebody of the team decides.',
    problem_ends: ' The time to answer is over tomorrow.',
    problem_counts: ' Unless you answer, tomorrow it counts as a meeting you did not come to.',
    reporter: ' They did not answer your report.',
    accused: ' You did not answer the report. You can still tell what happened.',
    met: ' A code proved that you met.',
    deposit_gone: ' The deposit is not held any more: nothing is left to decide.',
    item_removed: ' Somebody of the team removed one of the items. It counts against nobody.',
    report_kept:
      ' Somebody of the team looked at it, and for now it stays as it is. Telling us helps: if it changes or more happens, report it again.',
    report_acted:
      ' Somebody of the team looked at it and took measures. So we take care of each other.',
  },
} as const

const TEXTS = { es, en }
/** Of a post that is a wish. */
const OF_WISHES = { es: { ...es, ...postEs }, en: { ...en, ...postEn } }
const LOCALE = { es: 'es-PY', en: 'en-US' } as const

/** With the place's own offset: a runtime's zone data may still have Paraguay's winter time (D42). */
function whenOf({ at, offset = 0 }: NotificationParams, prose: 'es' | 'en'): string {
  if (at === undefined) return ''
  return momentThere(at, offset, LOCALE[prose])
}

/** Names, titles and reasons are people's: text, to be escaped wherever it is shown (case 32). */
export function wordsOf(type: NotificationType, params: NotificationParams, language: Language) {
  const prose = proseOf(language)
  const { title, message } = (params.about === 'wish' ? OF_WISHES : TEXTS)[prose][type]
  const { why } = params
  // What was stored before it was cleaned is cleaned here.
  const item = cleanLine(params.item ?? '')
  const place = cleanLine(params.place ?? '')
  const reason = cleanLine(params.reason ?? '')
  const name =
    params.name === LEFT_NAME.firstName
      ? sentence('user_gone', language)
      : params.name
        ? toldName(params.name)
        : ''
  const proof = params.proof ? PROOFS[prose][params.proof] : ''
  const tail = why ? WHY[prose][why] : reason ? ` ${reason}` : ''
  const when = whenOf(params, prose)
  const [gives, gets] = [params.gives, params.gets].map((given) => givenIn(prose, given))
  const { count = 0, isNear = false, more = 0 } = params
  const wish = cleanLine(params.wish?.words ?? '')
  const about = { name, item, tail, when, place, proof, count, isNear, wish, more }
  return { title, message: message({ ...about, gives, gets }) }
}
