/** Mails about a problem of a trade (D54). They always come: who hears of it too late has lost. */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import type { Silence } from '../../problems/rules.ts'
import { ANSWER_HOURS } from '../../problems/terms.ts'
import { toldName } from '../../text/names/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import { layOut, type Mail, type Person } from './layout.ts'

export type ProblemMail =
  | 'problem_reported'
  | 'problem_reminder'
  | 'problem_answered'
  | 'problem_counted'
  | 'problem_decided'

const TEXTS = {
  es: {
    hello: (name: string) => `Hola, ${name}:`,
    more: {
      problem_reported: [
        `Tienes ${ANSWER_HOURS} horas para responder: puedes estar de acuerdo o contar lo que pasó.`,
        'Mientras el reporte esté abierto, una persona del equipo puede leer el chat de este intercambio.',
      ],
      problem_reminder: ['Cuenta lo que pasó, o di que estás de acuerdo.'],
      problem_answered: [],
      problem_counted: ['Quien fue reportado puede responder hasta 30 días después del reporte.'],
      problem_decided: [],
    },
    silence: ({ endsTrade, countsNoShow }: Silence) =>
      `Si no respondes, ${endsTrade ? 'el intercambio termina y ' : ''}${
        countsNoShow
          ? 'cuenta en tu contra como un encuentro al que no viniste'
          : 'se puede decidir sin tu versión'
      }.`,
    open: 'Ver el intercambio',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    more: {
      problem_reported: [
        `You have ${ANSWER_HOURS} hours to answer: you can agree, or tell what happened.`,
        'While the report is open, somebody of the team can read the chat of this trade.',
      ],
      problem_reminder: ['Tell what happened, or say that you agree.'],
      problem_answered: [],
      problem_counted: ['Whoever was reported can answer until 30 days after the report.'],
      problem_decided: [],
    },
    silence: ({ endsTrade, countsNoShow }: Silence) =>
      `Without an answer ${endsTrade ? 'the trade ends and ' : ''}${
        countsNoShow
          ? 'it counts against you as a meeting you did not come to'
          : 'it can be decided without your side'
      }.`,
    open: 'See the trade',
  },
} as const

/** `said`: the words of the notice about the same, and what no answer leads to. */
export function problemMail(
  ctx: Ctx,
  kind: ProblemMail,
  person: Person,
  said: { title: string; message: string; silence: Silence | null },
  link: string,
): Mail {
  const words = TEXTS[proseOf(person.language)]
  return layOut(ctx, kind, person, {
    subject: (brand) => `${said.title} · ${cleanLine(brand)}`,
    parts: [
      words.hello(toldName(person.firstName)),
      said.message,
      ...(said.silence ? [words.silence(said.silence)] : []),
      ...words.more[kind],
      { link, label: words.open },
    ],
  })
}
