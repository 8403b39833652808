import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Item } from '../../items/contract.ts'
import { Browser } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  ask,
  confirm,
  decide,
  makeAdmin,
  makeBought,
  personOf,
  photo,
  proofOf,
  told,
  upload,
} from '../../testing/makers/proofs.ts'
import { codeTo, mailTo, newAddress } from '../../testing/services/mailbox.ts'
import type { OfferedPackage } from '../contract.ts'

let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount()
})
afterEach(setClockBack)

test('packages are offered to anybody in their language, and say what was bought', async () => {
  const seen: OfferedPackage[] = await (
    await new Browser().get('/api/verification/packages')
  ).json()
  expect(
    seen.map(({ id, name, price, badgeLevel, verificationTypes, isBought }) => [
      ...[id, name, price, badgeLevel],
      verificationTypes.join(),
      isBought,
    ]),
  ).toEqual([
    [1, 'Bronce', 500, 'bronze', 'cedula', false],
    [2, 'Plata', 1200, 'silver', 'cedula,selfie', false],
    [3, 'Oro', 2500, 'gold', 'cedula,selfie,corporate_email,business_documents', false],
  ])
  for (const one of seen) expect(one.features.length).toBeGreaterThan(1)
  ana.browser.cookies.set('lang', 'en')
  await makeBought(ana.id, 'silver')
  const own: OfferedPackage[] = await (await ana.browser.get('/api/verification/packages')).json()
  expect(own.map(({ name, isBought }) => [name, isBought])).toEqual([
    ['Bronze', true],
    ['Silver', true],
    ['Gold', false],
  ])
})

test('an address at work is asked for by a package, is none that anybody gets, and takes a code', async () => {
  const closed = await ask(ana.browser, 'corporate_email', { address: newAddress() })
  expect([closed.status, await closed.json()]).toMatchObject([422, { code: 'verification_closed' }])
  await makeBought(ana.id, 'gold')
  const free = await ask(ana.browser, 'corporate_email', { address: 'Ana@GMAIL.com' })
  expect(await free.json()).toMatchObject({
    code: 'work_email_free',
    issues: [{ path: 'address', message: 'Escribe un email de tu empresa, no uno gratuito.' }],
  })
  const address = newAddress('ventas')
  expect((await ask(ana.browser, 'corporate_email', { address })).status).toBe(200)
  const [mail] = await mailTo(address)
  expect(mail).toMatchObject({ kind: 'proof_code', subject: 'Confirma este email en Jopói' })
  expect(mail?.text).not.toContain('Ana')
  expect((await confirm(ana.browser, 'corporate_email', await codeTo(address))).status).toBe(200)
  expect(await proofOf(ana.browser, 'corporate_email')).toMatchObject({
    status: 'approved',
    subject: address,
  })
})

test('a badge comes with the last approval of its package, once, also when that is a code', async () => {
  const admin = await makeAdmin()
  await makeBought(ana.id, 'bronze')
  await makeBought(ana.id, 'gold')
  for (const kind of ['government_id', 'selfie', 'business_documents']) {
    await upload(ana.browser, kind, photo())
    expect((await decide(admin.browser, ana.id, kind, 'approve')).status).toBe(204)
  }
  const badges = async () => (await ana.browser.get('/api/verification/badges')).json()
  expect(await badges()).toEqual([{ id: 1, badgeLevel: 'bronze' }])
  const address = newAddress('ventas')
  await ask(ana.browser, 'corporate_email', { address })
  await confirm(ana.browser, 'corporate_email', await codeTo(address))
  expect(await badges()).toEqual([
    { id: 1, badgeLevel: 'bronze' },
    { id: 3, badgeLevel: 'gold' },
  ])
  const types = (await told(ana.browser)).map(({ type }) => type)
  expect(types.filter((type) => type === 'badge_granted')).toHaveLength(2)
  expect(types.filter((type) => type === 'verification_approved')).toHaveLength(3)
  expect(await personOf(ana.browser)).toMatchObject({ isVerified: true, reputationScore: 300 })
})

test('the highest badge is shown to anybody, on the profile and on the page of an item', async () => {
  const admin = await makeAdmin()
  const { id } = await makeItem(ana.browser)
  const visitor = new Browser()
  const shown = async () => {
    const own = await (await ana.browser.get('/api/auth/user')).json<{ badge: unknown }>()
    const person = await (await visitor.get(`/api/users/${ana.id}`)).json<{ badge: unknown }>()
    const item = await (await visitor.get(`/api/items/${id}`)).json<Item>()
    return [own.badge, person.badge, item.user.badge]
  }
  for (const level of ['gold', 'bronze', 'silver'] as const) await makeBought(ana.id, level)
  expect(await shown()).toEqual([null, null, null])
  for (const kind of ['government_id', 'selfie']) {
    await upload(ana.browser, kind, photo())
    await decide(admin.browser, ana.id, kind, 'approve')
  }
  expect(await shown()).toEqual(['silver', 'silver', 'silver'])
})
