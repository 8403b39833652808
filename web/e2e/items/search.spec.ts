/** The search of the header: from where one is, while one types, without losing a key. */
import type { Page } from '@playwright/test'
import { isPhone, stopClock } from '../kit/frame.ts'
import { expect, test } from '../kit/story.ts'

const asked = (address: string) => {
  const { pathname, searchParams } = new URL(address)
  return pathname === '/api/items' ? searchParams.get('search') : null
}

/** How long a person takes from key to key, and the rest after which the list is asked, ms. */
const KEY_MS = 40
const REST_MS = 250

/** By a clock of the story's own: a slow machine would make pauses where there are none. */
async function typeQuickly(page: Page, text: string): Promise<void> {
  await stopClock(page)
  for (const key of text) {
    await page.keyboard.type(key)
    await page.clock.runFor(KEY_MS)
  }
}

test('finds from another page, with focus and text kept, and asks once a pause', {
  tag: '@both',
}, async ({ page }) => {
  await page.clock.install()
  // A phone has the search on the list only.
  await page.goto(isPhone(page) ? '/search' : '/landing')
  const box = page.getByRole('searchbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const searches: string[] = []
  page.on('request', (request) => {
    const text = asked(request.url())
    if (text) searches.push(text)
  })
  await box.focus()
  await typeQuickly(page, 'libro')
  expect(searches).toEqual([])
  await page.clock.runFor(REST_MS)
  await page.clock.resume()
  await expect(page).toHaveURL(/\/search\?q=libro$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(box).toBeFocused()
  await typeQuickly(page, ' de')
  await page.clock.runFor(REST_MS)
  await page.clock.resume()
  await expect(page).toHaveURL(/\/search\?q=libro\+de$/)
  await expect(box).toHaveValue('libro de')
  await expect(box).toBeFocused()
  await expect.poll(() => searches).toEqual(['libro', 'libro de'])
  // Typing leaves no trail in the history.
  if (!isPhone(page)) {
    await page.goBack()
    await expect(page).toHaveURL(/\/landing$/)
    await expect(box).toHaveValue('')
  }
})

test('gives up the older question when a newer one is asked', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  const older = new Promise<string | undefined>((tell) => {
    page.on('requestfailed', (request) => {
      if (asked(request.url()) === 'me') tell(request.failure()?.errorText)
    })
  })
  await page.route(
    (url) => asked(url.href) === 'me',
    () => new Promise(() => undefined),
  )
  const box = page.getByRole('searchbox')
  const sent = page.waitForRequest((request) => asked(request.url()) === 'me')
  await box.fill('me')
  await sent
  await box.fill('mesa')
  expect(await older).toBe('net::ERR_ABORTED')
  await expect(page.getByRole('article').first()).toContainText(/mesa/i)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
