/** A no-show that proves its phone, is suspended, and is back the next day with a new account and the same phone. */
import { deed, type Person, type Town } from '../../town/town.ts'
import { noShowDay } from './no-show.ts'

export async function returnerDay(town: Town, one: Person): Promise<void> {
  await prove(town, one)
  await noShowDay(town, one)
}

/** By the product's own ways: asked for, called by an administrator, the code entered. */
async function prove(town: Town, one: Person): Promise<void> {
  const isPhone = { verificationType: 'phone' }
  if (one.phoneCode !== null) {
    const code = { ...isPhone, code: one.phoneCode }
    one.phoneCode = null
    await deed(town, one, 'prove', '/api/user/verification/confirm', code)
  } else if (!one.asked.has(ASKED)) {
    one.asked.add(ASKED)
    await deed(town, one, 'prove', '/api/user/verification/request', isPhone)
  }
}

/** Among what it has asked for: things have numbers above, people below. */
const ASKED = 0

/** The same person under another name and address; who they were is over. */
export function returned(old: Person, nth: number, day: number): Person {
  return {
    ...old,
    ...{ id: '', nth, email: `vuelve${nth}@correo.example`, comes: day, phoneCode: null },
    ...{ cookies: new Map(), asked: new Set<number>(), suspendedAt: null, awayUntil: 0 },
  }
}
