/** What people write that is no ordinary name or title, and the addresses of old. The screens themselves: everywhere.spec.ts. */
import { neverAfter } from '../kit/frame.ts'
import { publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { speakFirst } from '../kit/texts.ts'

const HOSTILE = '"><img src=x onerror=1><sCripT src=//x></scriPt>'

// Both lead on after a second: here that second never ends.
for (const [path, language, heading, goOn] of [
  ['/login', 'es', 'Iniciar sesión', 'Continuar'],
  ['/register', 'en', 'Create account', 'Continue'],
] as const) {
  test(`${path} says where it leads`, async ({ page }) => {
    await neverAfter(page, 1_000)
    await speakFirst(page, language)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: goOn })
    await expect(link).toHaveAttribute('href', `/custom-${path.slice(1)}`)
    await expectAccessible(page)
  })
}

test('a title and a name without a single space widen no page', async ({ page }) => {
  await signUp(page, 'Larguisimo'.repeat(4))
  const id = await publish(page, { title: `${'larguisimo'.repeat(9)}x` })
  await page.goto(`/items/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { box, seen } = await page.evaluate(() => ({
    box: document.querySelector('article')?.scrollWidth ?? 0,
    seen: innerWidth,
  }))
  expect(box).toBeGreaterThan(0)
  expect(box).toBeLessThanOrEqual(seen)
})

// Case 32.
test('markup in a title is literal text, on the card and on the page', async ({ page }) => {
  await signUp(page)
  const word = crypto.randomUUID().slice(0, 6)
  const id = await publish(page, { title: `${HOSTILE} ${word}` })
  await page.goto(`/items/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror=1')
  await expect(page.getByText('Es tu artículo')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('article').first()).toContainText('onerror=1')
})
