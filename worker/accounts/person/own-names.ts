/** D59: nobody is called as the house or as one of its roles. */
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { isOfTheHouse } from '../../text/names/house.ts'

type Names = { firstName?: string | undefined; lastName?: string | undefined }

/** Of what is given, by itself and together. Throws 422 `name_of_house`, with an issue at the first of them. */
export function requireOwnNames({ settings }: Pick<Ctx, 'settings'>, given: Names): void {
  const { firstName, lastName } = given
  const names = [firstName, lastName].filter((name) => name !== undefined)
  if (!isOfTheHouse(names, settings.BRAND_NAME)) return
  const isFirst = firstName !== undefined && !isOfTheHouse([lastName ?? ''], settings.BRAND_NAME)
  const issues = [{ path: isFirst ? 'firstName' : 'lastName', code: 'name_of_house' }]
  throw new Refusal('name_of_house', 422, { issues })
}
