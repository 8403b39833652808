/** Changing one's own profile, and what anybody sees of it. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CurrentUser } from '../accounts/contract.ts'
import { users } from '../accounts/tables.ts'
import { AGE_MIN } from '../accounts/terms.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { PublicProfile } from './contract.ts'

const { ctx } = testContext()
/** Nobody else's to know (D16). */
const PRIVATE = { address: 'Calle Palma 417', state: 'Cordillera', dateOfBirth: '1987-03-19' }
let me: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  me = await makeAccount({ bio: 'Hola', occupation: 'Maestra', ...PRIVATE })
})

function update(fields: Record<string, string>, browser = me.browser) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return browser.send('POST', '/api/profile/update', { form })
}
const updated = async (fields: Record<string, string>): Promise<CurrentUser> => {
  const answer = await update(fields)
  expect(answer.status).toBe(200)
  return answer.json()
}
const codeOf = async (answer: Response) => {
  const { code }: { code: string } = await answer.json()
  return [answer.status, code]
}

describe('POST /api/profile/update', () => {
  test('a name from before is judged when the name is edited, and not before (D59)', async () => {
    await ctx.db.update(users).set({ firstName: 'premio.top' }).where(eq(users.id, me.id))
    expect(await updated({ city: 'Luque' })).toMatchObject({ firstName: 'premio.top' })
    for (const firstName of ['premio.top', 'Soporte', 'Jopói']) {
      const answer = await update({ firstName, city: 'Areguá' })
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { issues: [{ path: 'firstName' }] },
      ])
    }
    expect(await updated({ firstName: 'D´Angelo' })).toMatchObject({
      firstName: "D'Angelo",
      city: 'Luque',
    })
  })

  test('a name is judged with the other one, which alone is nobody’s fault (D59)', async () => {
    const names = (firstName: string, lastName: string) =>
      ctx.db.update(users).set({ firstName, lastName }).where(eq(users.id, me.id))
    const stored = async () => {
      const [row] = await ctx.db.select().from(users).where(eq(users.id, me.id))
      return `${row?.firstName} ${row?.lastName}`
    }
    await names('Ana', 'Benítez')
    // Split over two edits, one after the other and both at once.
    expect(await updated({ firstName: 'Sopor' })).toMatchObject({ firstName: 'Sopor' })
    const answer = await update({ lastName: 'Te' })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'name_of_house', issues: [{ path: 'lastName' }] },
    ])
    await names('Ana', 'Benítez')
    const both = [update({ firstName: 'Sopor' }), update({ lastName: 'Te' })]
    for (const { status } of await Promise.all(both)) expect([200, 422]).toContain(status)
    expect(await stored()).not.toBe('Sopor Te')
    // Of before there were rules: whoever edits the other name is not asked about it, also when a form sends both.
    await names('Ana', 'Soporte')
    expect(await updated({ firstName: 'Rosa' })).toMatchObject({ firstName: 'Rosa' })
    expect(await updated({ firstName: 'Eva', lastName: 'Soporte' })).toMatchObject({
      firstName: 'Eva',
    })
    for (const [name, given] of [
      ['lastName', 'Soporte Sur'],
      ['firstName', 'Equipo'],
    ] as const) {
      expect((await update({ [name]: given })).status).toBe(422)
    }
    await names('Rosa', 'Benítez')
  })

  test('changes what is sent and nothing else, and answers the current user', async () => {
    const answer = await updated({
      firstName: ' Rosa ',
      city: 'Luque',
      phoneNumber: '+595 981 222333',
      bio: 'Uno\r\ndos',
      skills: '["carpintería","costura","costura",""]',
      interests: 'plantas, libros',
      dateOfBirth: '1990-05-04',
      gender: 'other',
      state: ' Central\u200b ',
    })
    expect(answer).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Benítez',
      city: 'Luque',
      country: 'Paraguay',
      phoneNumber: '+595 981 222333',
      occupation: 'Maestra',
      bio: 'Uno\ndos',
      skills: ['carpintería', 'costura'],
      interests: ['plantas', 'libros'],
      dateOfBirth: '1990-05-04',
      gender: 'other',
      state: 'Central',
      address: 'Calle Palma 417',
    })
    expect(await (await me.browser.get('/api/auth/user')).json()).toEqual(answer)
    expect(await updated({})).toEqual(answer)
  })

  test('empties what is optional: named in `clear`, or sent empty', async () => {
    expect(await updated({ clear: 'bio', skills: '' })).toMatchObject({ bio: null, skills: [] })
    expect(await updated({ occupation: '', state: '' })).toMatchObject({
      occupation: null,
      state: null,
    })
    expect(await updated({ clear: 'address' })).toMatchObject({ address: null })
    expect(await codeOf(await update({ clear: 'email' }))).toEqual([422, 'invalid'])
  })

  test('refuses what registration would refuse, field by field, and changes nothing then', async () => {
    const long = 'x'.repeat(31)
    const wrong = {
      firstName: 'R',
      lastName: '',
      city: '',
      country: 'Atlantis',
      phoneNumber: '12',
      bio: 'x'.repeat(501),
      skills: JSON.stringify(Array.from({ length: 16 }, (_, n) => `s${n}`)),
      interests: JSON.stringify([long]),
      dateOfBirth: '1990-02-30',
      gender: 'cat',
      address: 'x'.repeat(201),
      state: 'x'.repeat(101),
    }
    const answer = await update(wrong)
    expect(answer.status).toBe(422)
    const body: { issues: { path: string; message: string }[] } = await answer.json()
    expect(Object.fromEntries(body.issues.map((i) => [i.path, i.message]))).toEqual({
      firstName: 'Nombre debe tener al menos 2 caracteres',
      lastName: 'Apellido debe tener al menos 2 caracteres',
      city: 'Ciudad es requerida',
      country: 'País es requerido',
      phoneNumber: 'Número de teléfono inválido',
      bio: 'El texto es demasiado largo',
      skills: 'Puedes poner máximo 15',
      interests: 'Cada uno puede tener máximo 30 caracteres',
      dateOfBirth: 'Fecha de nacimiento es requerida',
      gender: 'Selecciona tu género',
      address: 'El texto es demasiado largo',
      state: 'El texto es demasiado largo',
    })
    expect(await updated({})).toMatchObject({ firstName: 'Ana', bio: 'Hola', ...PRIVATE })
  })

  // D19.
  test('takes no birth date of somebody too young, by the clock of the server', async () => {
    const last = `${new Date(ctx.clock.now()).getUTCFullYear() - AGE_MIN + 1}-01-01`
    const answer = await update({ dateOfBirth: last, bio: 'Otra' })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'too_young', issues: [{ path: 'dateOfBirth' }] },
    ])
    expect(await updated({})).toMatchObject({ bio: 'Hola', ...PRIVATE })
  })

  test('is a form of a signed-in person', async () => {
    expect((await update({ firstName: 'Eva' }, new Browser())).status).toBe(401)
    const json = await me.browser.post('/api/profile/update', { firstName: 'Eva' })
    expect(await codeOf(json)).toEqual([415, 'wrong_type'])
  })

  // Case 32.
  test('keeps markup as the text that it is', async () => {
    const bio = '"><img src=x onerror=1>'
    expect((await updated({ bio })).bio).toBe(bio)
  })
})

describe('GET /api/users/{id}', () => {
  const seen = (id = me.id) => new Browser().get(`/api/users/${id}`)

  // D16.
  test('tells what anybody may know, and nothing else', async () => {
    await makeItem(me.browser)
    const person: PublicProfile = await (await seen()).json()
    expect(person).toEqual({
      id: me.id,
      firstName: 'Ana',
      lastName: 'Benítez',
      profileImageUrl: null,
      occupation: 'Maestra',
      createdAt: expect.stringMatching(/Z$/),
      city: 'Asunción',
      country: 'Paraguay',
      bio: 'Hola',
      skills: [],
      interests: [],
      isVerified: false,
      badge: null,
      publishedItems: 1,
    })
    const cost = await costOf(seen)
    expect([cost.queries, cost.rowsRead <= 2]).toEqual([1, true])
  })

  test('knows nobody else, nor who left', async () => {
    expect(await codeOf(await seen('nobody'))).toEqual([404, 'person_not_found'])
    await ctx.db.update(users).set({ leftAt: ctx.clock.now() }).where(eq(users.id, me.id))
    expect(await codeOf(await seen())).toEqual([404, 'person_not_found'])
    expect((await new Browser().get(`/api/users/${me.id}/activity`)).status).toBe(404)
  })
})
