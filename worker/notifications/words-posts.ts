/** What is said of one's own posts: that they are not shown, what one has reported (D60), who likes them (D65); in both languages. */
import type { NotificationType } from './terms.ts'
import type { Words } from './words-people.ts'

export type PostType = Extract<NotificationType, `thing_${string}`>
type ReportType = PostType | 'report_decided' | `interest_${'told' | 'mutual'}`

export const es: Record<ReportType, Words> = {
  thing_hidden: {
    title: 'Tu artículo no se ve por ahora',
    message: ({ item }) =>
      `Varias personas reportaron «${item}». Una persona del equipo lo mira; si en 72 horas no decidió nada, se ve de nuevo.`,
  },
  thing_waiting: {
    title: 'Tu artículo espera una revisión',
    message: ({ item, tail }) =>
      `«${item}» todavía no se ve: lo mira antes una persona del equipo, por estas palabras:${tail}. Si no es lo que parece, dilo en el título; si no se puede ofrecer aquí, elimínalo.`,
  },
  thing_shown: {
    title: 'Tu artículo se ve de nuevo',
    message: ({ item }) => `«${item}» ya se ve en las listas. No tienes que hacer nada.`,
  },
  thing_removed: {
    title: 'Quitamos un artículo tuyo',
    message: ({ item }) => `Revisamos «${item}» y lo quitamos: no cumple las reglas.`,
  },
  report_decided: {
    title: 'Revisamos tu reporte',
    message: ({ item, tail }) => `Gracias por avisarnos${item && ` de «${item}»`}.${tail}`,
  },
  interest_told: {
    title: 'A alguien le gusta lo tuyo',
    message: ({ name, item, count, isNear }) =>
      `A ${name}, que ofrece ${count === 1 ? 'una cosa' : `${count} cosas`}${isNear ? ' cerca' : ''}, le gusta «${item}». Mira qué tiene.`,
  },
  interest_mutual: {
    title: 'Hay una coincidencia',
    message: ({ name, item, gets }) =>
      `A ${name} le gusta «${item}», y a ti ${gets}. La propuesta ya está preparada.`,
  },
}

export const en: Record<ReportType, Words> = {
  thing_hidden: {
    title: 'Your item is not shown for now',
    message: ({ item }) =>
      `Several people reported “${item}”. Somebody of the team looks at it; unless they decide within 72 hours, it is shown again.`,
  },
  thing_waiting: {
    title: 'Your item waits to be looked at',
    message: ({ item, tail }) =>
      `“${item}” is not shown yet: somebody of the team looks at it first, because of these words:${tail}. If it is not what it seems, say so in the title; if it cannot be offered here, delete it.`,
  },
  thing_shown: {
    title: 'Your item is shown again',
    message: ({ item }) => `“${item}” is in the lists. There is nothing for you to do.`,
  },
  thing_removed: {
    title: 'We removed one of your items',
    message: ({ item }) => `We looked at “${item}” and removed it: it breaks the rules.`,
  },
  report_decided: {
    title: 'We looked at your report',
    message: ({ item, tail }) => `Thank you for telling us${item && ` of “${item}”`}.${tail}`,
  },
  interest_told: {
    title: 'Somebody likes what you offer',
    message: ({ name, item, count, isNear }) =>
      `${name}, who offers ${count === 1 ? 'one thing' : `${count} things`}${isNear ? ' nearby' : ''}, likes “${item}”. See what they have.`,
  },
  interest_mutual: {
    title: 'There is a match',
    message: ({ name, item, gets }) =>
      `${name} likes “${item}”, and you like ${gets}. The proposal is ready to send.`,
  },
}
