/** Somebody comes to the town. */
import { TOWNS } from './things.ts'
import { PASSWORD, type Person, type Town } from './town.ts'

const FIRST_NAMES = ['Ana', 'Beto', 'Carla', 'Diego', 'Elena', 'Fermín', 'Gladys', 'Hugo', 'Irma']
const LAST_NAMES = ['Benítez', 'Cáceres', 'Duarte', 'Fretes', 'Giménez', 'Leguizamón', 'Ojeda']

export const firstNameOf = (nth: number): string => FIRST_NAMES[nth % FIRST_NAMES.length] ?? 'Ana'

/** Registered, and known in the town. Throws where the product does not let them in. */
export async function register(town: Town, one: Person, isPhoneProved: boolean): Promise<void> {
  const about = {
    ...{ email: one.email, password: PASSWORD, firstName: one.firstName },
    lastName: LAST_NAMES[one.nth % LAST_NAMES.length] ?? 'Ojeda',
    ...{ phoneNumber: one.phone, dateOfBirth: '1990-05-04', gender: 'prefer_not_to_say' },
    ...{ country: 'Paraguay', city: TOWNS[one.home]?.location.split(',')[0] },
    isPhoneProved,
  }
  const answer = await town.product.ask<{ id: string }>(one, 'POST', '/api/dev/people', about)
  if (answer.status !== 201) throw new Error(`${one.email} cannot come: ${answer.code}`)
  const me = await town.product.ask<{ id: string }>(one, 'GET', '/api/auth/user')
  one.id = me.body.id
  town.known.set(one.id, one)
}
