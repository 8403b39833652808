/** Mail to administrators that something waits, once an hour (D60). How much of what, and nothing of whom. */
import type { Waiting } from '../../admin/terms.ts'
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

const TEXTS = {
  es: {
    subject: (brand: string) => `Algo espera a la administración de ${brand}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Hay algo nuevo por revisar. Ahora esperan:',
    names: {
      verifications: 'Verificaciones',
      reviews: 'Reseñas reportadas',
      reports: 'Reportes',
      problems: 'Problemas de intercambios',
      people: 'Pruebas de personas suspendidas',
      groups: 'Grupos que intercambian casi solo entre sí',
      payments: 'Pagos por hacer',
      failures: 'Correos y avisos que fallaron',
    },
    once: 'Este correo sale como mucho una vez por hora, y solo si hay algo nuevo.',
    open: 'Abrir la administración',
  },
  en: {
    subject: (brand: string) => `Something waits for the administration of ${brand}`,
    hello: (name: string) => `Hello ${name},`,
    what: 'There is something new to look at. Waiting now:',
    names: {
      verifications: 'Verifications',
      reviews: 'Reported reviews',
      reports: 'Reports',
      problems: 'Problems of trades',
      people: 'Proofs of suspended people',
      groups: 'Groups that trade almost only among themselves',
      payments: 'Payments to make',
      failures: 'Mails and notices that failed',
    },
    once: 'This mail comes once an hour at most, and only when there is something new.',
    open: 'Open the administration',
  },
} as const

export function adminWaitingMail(ctx: Ctx, person: Person, waiting: Waiting): Mail {
  const words = TEXTS[proseOf(person.language)]
  const names = Object.entries(words.names) as [keyof Waiting, string][]
  const lines = names.filter(([tab]) => waiting[tab] > 0)
  return layOut(ctx, 'admin_waiting', person, {
    subject: words.subject,
    parts: [
      words.hello(toldName(person.firstName)),
      words.what,
      ...lines.map(([tab, name]) => `${name}: ${waiting[tab]}`),
      words.once,
      { link: `${cleanLine(ctx.baseUrl)}/admin`, label: words.open },
    ],
  })
}
