/** One's own picture. */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CurrentUser } from '../accounts/contract.ts'
import { readPicture } from '../media/formats/strip.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { toldBy } from '../media/testing/telltales.ts'
import { Browser } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'

let me: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  me = await makeAccount()
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
