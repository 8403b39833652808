/** The same thing 27 times, links, and an offer that is none to everybody. */
import { found, publish } from '../../town/things.ts'
import { type Person, propose, type Town } from '../../town/town.ts'

const POSTS_A_DAY = 27
const OFFERS_A_DAY = 30
const TITLE = 'Gane dinero desde su casa'
const LINK = 'Entre a www.dinero-rapido.example y gane hoy.'
const WORDS = 'Trabajo desde casa, gane dinero sin salir. Pregunte.'

/** As often as it is let, with a link where that goes. */
export async function spammerDay(town: Town, one: Person): Promise<void> {
  if (!town.dice.chance(0.3)) return
  const description = town.dice.chance(0.5) ? LINK : WORDS
  const post = { title: TITLE, description, categoryId: 16 }
  for (let n = 0; n < POSTS_A_DAY; n += 1) {
    // Refused once, the next ones would be too.
    if (!(await publish(town, one, { ...post, isOther: n > 0 }))) break
  }
  for (let n = 0; n < OFFERS_A_DAY; n += 1) if (!(await offer(town, one))) break
}

async function offer(town: Town, one: Person): Promise<boolean> {
  const wanted = await found(town, one)
  const owner = wanted && town.known.get(wanted.userId)
  if (!wanted || !owner) return true
  const given = { requestedItemId: wanted.id, offerType: 'money', offeredAmount: 100 }
  const linked = await propose(town, one, owner, { ...given, message: LINK }, true)
  if (linked) return true
  return (await propose(town, one, owner, { ...given, message: WORDS }, true)) !== null
}

/** It answers nobody. */
export const spammerTurn = async (): Promise<void> => undefined
