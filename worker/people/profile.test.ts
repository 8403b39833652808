/** Changing one's own profile, and what anybody sees of it. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CurrentUser } from '../accounts/contract.ts'
import { users } from '../accounts/tables.ts'
import { readPicture } from '../media/strip.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { toldBy } from '../media/testing/telltales.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeItem } from '../testing/item-maker.ts'
import { costOf } from '../testing/mailbox.ts'
import { makeAccount } from '../testing/makers.ts'
import type { PublicProfile } from './contract.ts'

const { ctx } = testContext()
let me: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  me = await makeAccount({ bio: 'Hola', occupation: 'Maestra', address: 'Calle 1' })
})

function update(fields: Record<string, string>, avatar?: File, browser = me.browser) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (avatar) form.append('avatar', avatar)
  return browser.send('POST', '/api/profile/update', { form })
}
const updated = async (fields: Record<string, string>, avatar?: File): Promise<CurrentUser> => {
  const answer = await update(fields, avatar)
  expect(answer.status).toBe(200)
  return answer.json()
}
const codeOf = async (answer: Response) => {
  const { code }: { code: string } = await answer.json()
  return [answer.status, code]
}
const filesOf = async (id: string) =>
  (await env.PHOTOS.list({ prefix: `people/${id}/` })).objects.map(({ key }) => key)

describe('POST /api/profile/update', () => {
  test('changes what is sent and nothing else, and answers the current user', async () => {
    const answer = await updated({
      firstName: ' Rosa ',
      city: 'Luque',
      phoneNumber: '+595 981 222333',
      bio: 'Uno\r\ndos',
      skills: '["carpintería","costura","costura",""]',
      interests: 'plantas, libros',
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
    })
    expect(await (await me.browser.get('/api/auth/user')).json()).toEqual(answer)
    expect(await updated({})).toEqual(answer)
  })

  test('empties what is optional: named in `clear`, or sent empty', async () => {
    expect(await updated({ clear: 'bio', skills: '' })).toMatchObject({ bio: null, skills: [] })
    expect(await updated({ occupation: '' })).toMatchObject({ occupation: null })
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
    })
    expect(await updated({})).toMatchObject({ firstName: 'Ana', bio: 'Hola' })
  })

  test('is a form of a signed-in person', async () => {
    expect((await update({ firstName: 'Eva' }, undefined, new Browser())).status).toBe(401)
    const json = await me.browser.post('/api/profile/update', { firstName: 'Eva' })
    expect(await codeOf(json)).toEqual([415, 'wrong_type'])
  })

  // Case 32.
  test('keeps markup as the text that it is', async () => {
    const firstName = '"><img src=x onerror=1>'
    expect((await updated({ firstName })).firstName).toBe(firstName)
  })
})

describe('the picture', () => {
  // Cases 26 and 27.
  test.each(['iphone-gps.jpg', 'gps.jpg', 'gps.png', 'gps.webp', 'gps.avif', 'orientation-6.jpg'])(
    'of %s tells nothing of where and by whom, in any size, and stands upright',
    async (name) => {
      const { profileImageUrl } = await updated({}, fileOf(sample(name)))
      expect(profileImageUrl).toMatch(new RegExp(`^/img/people/${me.id}/[0-9a-f]{16}/320$`))
      for (const size of ['320', '640', '1600']) {
        const answer = await new Browser().get(`${profileImageUrl}`.replace(/320$/, size))
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const bytes = new Uint8Array(await answer.arrayBuffer())
        // What the binding could not turn is told to browsers by an Exif of ours, which names nothing else.
        const { orientation } = readPicture(bytes)
        const told = toldBy(bytes)
        expect(orientation === 1 ? told : told.filter((one) => one !== 'Exif')).toEqual([])
      }
    },
  )

  test('that is replaced or removed leaves no file', async () => {
    const first = (await updated({}, fileOf(sample('orientation-1.jpg')))).profileImageUrl
    const second = (await updated({}, fileOf(sample('orientation-2.jpg')))).profileImageUrl
    expect(second).not.toBe(first)
    await expect.poll(async () => (await new Browser().get(`${first}`)).status).toBe(404)
    expect((await new Browser().get(`${second}`)).status).toBe(200)
    // The same again stays.
    await updated({}, fileOf(sample('orientation-2.jpg')))
    expect((await new Browser().get(`${second}`)).status).toBe(200)
    expect((await updated({ clear: 'avatar' })).profileImageUrl).toBeNull()
    await expect.poll(() => filesOf(me.id)).toEqual([])
  })

  test('is judged by its bytes, in the words of its own', async () => {
    const text = fileOf(new TextEncoder().encode('no soy una foto'), 'foto.jpg')
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' })
    const answers = [
      await update({ firstName: 'Eva' }, text),
      await update({}, large),
      await update({}, fileOf(sample('heic-named.jpg'))),
      await update({ avatar: 'texto' }),
    ]
    expect(await Promise.all(answers.map(codeOf))).toEqual([
      [415, 'avatar_type'],
      [413, 'avatar_large'],
      [415, 'photo_heic'],
      [415, 'photo_type'],
    ])
    expect(await updated({})).toMatchObject({ firstName: 'Ana', profileImageUrl: null })
    expect(await filesOf(me.id)).toEqual([])
  })

  test('counts as a photo: 100 a day', async () => {
    const strict = await makeAccount({}, { RATE_LIMIT_FACTOR: '0.01' })
    const send = (n: number) => update({}, fileOf(sample(`orientation-${n}.jpg`)), strict.browser)
    expect([(await send(1)).status, (await send(2)).status]).toEqual([200, 429])
  })

  test.each([
    '/img/people/../secret',
    '/img/people/a%2Fb/0123456789abcdef/320',
    '/img/people/x/1/320',
  ])('no path but a picture is answered: %s', async (path) =>
    expect((await new Browser().get(path)).status).toBe(404),
  )
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
