/** What is said of wishes (D64): what has come of them, and of one that is not shown (D60), in both languages. */
import type { NotificationType } from './terms.ts'
import type { Words } from './words-people.ts'
import type { PostType } from './words-posts.ts'

type WishType = Extract<NotificationType, `wish_${string}`>

export const es: Record<WishType, Words> = {
  wish_found: {
    title: 'Apareció algo que buscas',
    message: ({ item, wish, more }) =>
      `«${item}»${wish && `, por tu búsqueda «${wish}»`}.${moreIn.es(more)}`,
  },
  wish_offered: {
    title: 'Alguien tiene lo que buscas',
    message: ({ name, item, wish, more }) =>
      `${name} te ofrece «${item}»${wish && ` por tu búsqueda «${wish}»`}.${moreIn.es(more)}`,
  },
}

export const en: Record<WishType, Words> = {
  wish_found: {
    title: 'Something you look for has come',
    message: ({ item, wish, more }) =>
      `“${item}”${wish && `, for your search “${wish}”`}.${moreIn.en(more)}`,
  },
  wish_offered: {
    title: 'Somebody has what you look for',
    message: ({ name, item, wish, more }) =>
      `${name} offers you “${item}”${wish && ` for your search “${wish}”`}.${moreIn.en(more)}`,
  },
}

const moreIn = {
  es: (more: number) => (more === 0 ? '' : more === 1 ? ' Y otra más.' : ` Y ${more} más.`),
  en: (more: number) => (more === 0 ? '' : more === 1 ? ' And one more.' : ` And ${more} more.`),
}

/** In the place of what is said of a thing. */
export const postEs: Record<PostType, Words> = {
  thing_hidden: {
    title: 'Tu búsqueda no se ve por ahora',
    message: ({ item }) =>
      `Varias personas reportaron «${item}». Una persona del equipo lo mira; si en 72 horas no decidió nada, se ve de nuevo.`,
  },
  thing_waiting: {
    title: 'Tu búsqueda espera una revisión',
    message: ({ item, tail }) =>
      `«${item}» todavía no se ve: lo mira antes una persona del equipo, por estas palabras:${tail}. Si no es lo que parece, dilo; si no se puede ofrecer aquí, ciérrala.`,
  },
  thing_shown: {
    title: 'Tu búsqueda se ve de nuevo',
    message: ({ item }) => `«${item}» ya se ve en la lista. No tienes que hacer nada.`,
  },
  thing_removed: {
    title: 'Quitamos una búsqueda tuya',
    message: ({ item }) => `Revisamos «${item}» y la quitamos: no cumple las reglas.`,
  },
}

export const postEn: Record<PostType, Words> = {
  thing_hidden: {
    title: 'Your wish is not shown for now',
    message: ({ item }) =>
      `Several people reported “${item}”. Somebody of the team looks at it; unless they decide within 72 hours, it is shown again.`,
  },
  thing_waiting: {
    title: 'Your wish waits to be looked at',
    message: ({ item, tail }) =>
      `“${item}” is not shown yet: somebody of the team looks at it first, because of these words:${tail}. If it is not what it seems, say so; if it cannot be offered here, close it.`,
  },
  thing_shown: {
    title: 'Your wish is shown again',
    message: ({ item }) => `“${item}” is in the list. There is nothing for you to do.`,
  },
  thing_removed: {
    title: 'We removed one of your wishes',
    message: ({ item }) => `We looked at “${item}” and removed it: it breaks the rules.`,
  },
}
