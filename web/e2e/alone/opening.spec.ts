/** What the app costs once it is on the phone: each opening asks three things, and is told once more only what is new. */
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import { phoneProxy } from '../../../worker/dev/bench/phone-proxy.ts'
import { newTitle } from '../kit/own.ts'
import { publish, signUp } from '../kit/people.ts'
import { address, expect, settled, test } from '../kit/story.ts'

test.use({ serviceWorkers: 'allow' })

const KB = 1024
/** Of an opening, photos apart; where nothing is new. */
const OPENING = 3 * KB
const CALLS = 3
const QUIET_MS = 1_500

/** The app is on the phone, and its worker answers. */
async function atHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await settled(page)
  await page.mouse.click(2, 300)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('an opening asks three things in three kilobytes, and the list again only where it is another', async ({
  page,
  newPerson,
}) => {
  const other = await newPerson()
  await signUp(other)
  await signUp(page)
  const proxy = await phoneProxy(address(), await getPort())
  try {
    await page
      .context()
      .addCookies((await page.context().cookies()).map((one) => ({ ...one, domain: 'localhost' })))
    await atHome(page, proxy.url)
    await proxy.quiet(QUIET_MS)
    const open = async () => {
      const mark = proxy.mark()
      await page.goto(proxy.url)
      await expect(page.getByRole('article').first()).toBeVisible()
      await proxy.quiet(QUIET_MS)
      return proxy.since(mark).filter(({ path }) => path.startsWith('/api/'))
    }
    await open()
    const again = await open()
    const bytes = again.reduce((sum, one) => sum + one.bytes, 0)
    console.info(`an opening ${(bytes / KB).toFixed(1)} KB: ${JSON.stringify(again)}`)
    expect(again.map(({ path }) => path).sort()).toEqual([
      '/api/items',
      '/api/items/featured',
      '/api/opening',
    ])
    expect(again.length).toBeLessThanOrEqual(CALLS)
    expect(bytes).toBeLessThanOrEqual(OPENING)
    expect(again.find(({ path }) => path === '/api/items')?.status).toBe(304)
    await publish(other, { title: newTitle('Olla') })
    expect((await open()).find(({ path }) => path === '/api/items')?.status).toBe(200)
  } finally {
    proxy.close()
  }
})
