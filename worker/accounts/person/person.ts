/** A person as others see them, wherever they are shown; who has left is "Usuario eliminado" (D47). */

import { sentence } from '../../http/messages.ts'
import type { Language } from '../../http/terms.ts'
import type { PublicPerson } from '../contract.ts'

/**
 * Written over the name of who has left: what reads the row alone says it, too. Nobody else has an empty last
 * name, which is how they are known.
 */
export const LEFT_NAME = { firstName: 'Usuario eliminado', lastName: '' } as const

type Named = { firstName: string; lastName: string; profileImage: string | null }

export const hasLeft = ({ lastName }: Pick<Named, 'lastName'>): boolean => lastName === ''

/** Where the picture that a row names is shown. */
export const imageUrlOf = (profileImage: string | null): string | null =>
  profileImage === null ? null : `/img/${profileImage}`

export function publicPerson(language: Language, id: string, named: Named): PublicPerson {
  const { firstName, lastName, profileImage } = named
  if (hasLeft(named)) {
    const gone = sentence('user_gone', language)
    return { id, firstName: gone, lastName: '', profileImageUrl: null, hasLeft: true }
  }
  return { id, firstName, lastName, profileImageUrl: imageUrlOf(profileImage) }
}
