/** The page of an item for others: sharing it, items like it. */
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

/** How long the button says that the link was copied, ms. */
const COPIED_MS = 2_000

const HOSTILE = 'Mesa & silla "de campo" 100%'

test('an item is shared: every target has its link and text, and the link is copied', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  await signUp(owner, 'Berta')
  const id = await publish(owner, { title: HOSTILE })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/items/${id}?from=list`)
  const opener = page.getByRole('button', { name: 'Compartir' })
  await opener.click()
  const share = page.getByRole('dialog', { name: 'Compartir artículo' })
  await expect(share).toBeVisible()
  await expectAccessible(page)

  const link = `${new URL(page.url()).origin}/items/${id}`
  const addressOf = async (name: string) => {
    const target = share.getByRole('link', { name })
    await expect(target).toHaveAttribute('target', '_blank')
    return new URL((await target.getAttribute('href')) ?? '')
  }
  const said = `Mira "${HOSTILE}" en `
  const whatsapp = await addressOf('WhatsApp')
  expect(whatsapp.host).toBe('wa.me')
  expect(whatsapp.searchParams.get('text')).toContain(said)
  expect(whatsapp.searchParams.get('text')).toContain(` ${link}`)
  const facebook = await addressOf('Facebook')
  expect(facebook.host).toBe('www.facebook.com')
  expect(facebook.searchParams.get('u')).toBe(link)
  const twitter = await addressOf('Twitter')
  expect(twitter.host).toBe('twitter.com')
  expect(twitter.searchParams.get('text')).toContain(said)
  expect(twitter.searchParams.get('url')).toBe(link)
  await expect(share.getByLabel('Enlace', { exact: true })).toHaveValue(link)

  await share.getByRole('button', { name: 'Copiar enlace' }).click()
  const copied = Date.now()
  await expect(share.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(share.getByRole('button', { name: 'Copiar enlace' })).toBeVisible()
  // From the end of the press; the button had begun a little earlier.
  expect(Date.now() - copied).toBeGreaterThan(COPIED_MS - 500)
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  await expect(opener).toBeFocused()
  await remove(owner, id)
})

test('items like it stand under an item, and lead on', async ({ page }) => {
  const [item] = await (await page.request.get('/api/items?sortBy=oldest')).json()
  await page.goto(`/items/${item.id}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(item.title)
  await page.getByRole('heading', { name: 'Descripción' }).scrollIntoViewIfNeeded()
  const heading = page.getByRole('heading', { name: 'Artículos parecidos' })
  const similar = page.locator('section').filter({ has: heading })
  // The newest may be another story's, which removes it.
  const oldest = similar.getByRole('article').getByRole('link').last()
  await oldest.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  const next = (await oldest.textContent()) ?? ''
  expect(next).not.toBe(item.title)
  await oldest.click()
  await expect(title).toHaveText(next)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
