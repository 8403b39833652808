/** Whatever people write, without a single space: no screen becomes wider than a phone. */
import type { Page } from '@playwright/test'
import { layoutOf } from '../kit/layout.ts'
import { newTitle } from '../kit/own.ts'
import { me, origin, publish, signUp } from '../kit/people.ts'
import { proposeBy } from '../kit/proposing.ts'
import { expect, test } from '../kit/story.ts'
import { actBy } from '../kit/trades.ts'

const LINK = `https://maps.example/place/-25.2637,-57.5759,17z/${'data'.repeat(200)}`
const endless = (length: number) => LINK.slice(0, length)
const WORD = 'Larguisimo'.repeat(50)

async function post(page: Page, path: string, data: object): Promise<void> {
  const done = await page.request.post(path, { headers: origin(), data })
  expect(done.ok(), `${path}: ${await done.text()}`).toBe(true)
}

/** All that a profile and an item may say, as long as may be. */
async function asHostile(page: Page): Promise<number> {
  // No beginner: the words are full of links.
  await signUp(page, WORD.slice(0, 60), { isPhoneProved: true })
  const profile = {
    ...{ lastName: WORD.slice(0, 60), city: endless(100), occupation: endless(100) },
    ...{ bio: endless(500), skills: JSON.stringify([WORD.slice(0, 30)]) },
    interests: JSON.stringify([WORD.slice(0, 30), 'x'.repeat(30)]),
  }
  const multipart = { ...profile }
  const saved = await page.request.post('/api/profile/update', { headers: origin(), multipart })
  expect(saved.ok(), await saved.text()).toBe(true)
  return publish(page, {
    ...{
      title: newTitle(endless(60)).replaceAll(' ', '-').slice(0, 100),
      description: endless(1000),
    },
    ...{ location: endless(100), tags: [WORD.slice(0, 30), 'y'.repeat(30)] },
  })
}

async function expectNarrow(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect((await layoutOf(page)).sideways, path).toEqual([])
}

test('no screen becomes wider than a phone by what people write', async ({ page, newPerson }) => {
  // Some twenty screens.
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const other = await newPerson()
  await other.setViewportSize({ width: 360, height: 740 })
  const [mine, theirs] = [await asHostile(page), await asHostile(other)]
  const { id: person } = await me(other)
  await post(page, `/api/favorites/${theirs}`, {})
  const message = endless(500)
  const trade = await proposeBy(page, { requestedItemId: theirs, offeredItemIds: [mine], message })
  // No link in a review (D58).
  const review = { reviewedUserId: person, rating: 3, title: WORD.slice(0, 100), comment: WORD }
  await post(page, '/api/reviews', review)
  const screens = [
    ...['/', `/search?q=${endless(100)}`, `/items/${theirs}`, `/items/${mine}`, '/my-items'],
    ...['/favorites', '/trades?box=sent', `/trades/${trade}`, '/profile', '/settings', '/reviews'],
    ...['', '?tab=items', '?tab=activity'].map((part) => `/user/${person}${part}`),
    `/items/${mine}?edit=1`,
  ]
  for (const path of screens) await expectNarrow(page, path)
  await actBy(other, trade, 'accept')
  await post(page, `/api/trade-proposals/${trade}/messages`, { content: endless(2000) })
  await post(page, `/api/trades/${trade}/actions`, {
    ...{ action: 'set_meeting_details', meetingLocation: endless(200), meetingNotes: endless(500) },
    meetingDateTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  for (const path of ['/trades', `/trades/${trade}`, `/items/${theirs}`, '/reviews'])
    await expectNarrow(other, path)
  await expectNarrow(page, `/trades/${trade}`)
  await page
    .getByRole('button', { name: /^Notificaciones/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await layoutOf(page)).sideways, 'notifications').toEqual([])
  // As a list, which every phone remembers.
  await page.evaluate(() => localStorage.setItem('view', 'list'))
  await expectNarrow(page, `/?q=${endless(20)}`)
})
