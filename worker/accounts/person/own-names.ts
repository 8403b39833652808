/** D59: nobody is called as the house or as one of its roles. */
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { isOfTheHouse } from '../../text/names/house.ts'

type Names = { firstName: string; lastName: string }
const FIELDS = ['firstName', 'lastName'] as const satisfies (keyof Names)[]

/**
 * Judges each name that is new by itself, and both together; `known`: as somebody is called already, who answers for none of it
 * anew. Throws 422 `name_of_house`, with an issue at one that is new.
 */
export function requireOwnNames(
  { settings }: Pick<Ctx, 'settings'>,
  names: Names,
  known?: Names,
): void {
  const isHouse = (some: readonly (keyof Names)[]) =>
    isOfTheHouse(
      some.map((field) => names[field]),
      settings.BRAND_NAME,
    )
  const fresh = FIELDS.filter((field) => names[field] !== known?.[field])
  const kept = FIELDS.filter((field) => !fresh.includes(field))
  const alone = fresh.filter((field) => isHouse([field]))
  const isTogether = fresh.length > 0 && isHouse(FIELDS) && !isHouse(kept)
  const path = alone.at(-1) ?? (isTogether ? fresh[0] : undefined)
  if (path === undefined) return
  const issues = [{ path, code: 'name_of_house' }]
  throw new Refusal('name_of_house', 422, { issues })
}
