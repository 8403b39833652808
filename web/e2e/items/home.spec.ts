/** A member's home above the list: it knows where one is, and moves nothing (J338, J340, J341). */
import type { Page } from '@playwright/test'
import { HOME_COOKIE, NEAR_COOKIE } from '../../../worker/home/terms.ts'
import { newTitle } from '../kit/own.ts'
import { origin, publish, signUp } from '../kit/people.ts'
import { proposeBy } from '../kit/proposing.ts'
import { address, expect, expectAccessible, settled, test } from '../kit/story.ts'
import { doAction } from '../kit/trades.ts'

const line = (page: Page) =>
  page.getByRole('region', { name: 'Tu inicio' }).getByRole('button').first()

/** Counts what moves by itself, in each page from here on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = globalThis as { shifts?: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) seen.shifts = (seen.shifts ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as { shifts?: number }).shifts)

test('the home of a newcomer ticks its steps, tells what waits, and says so no more once it is done', async ({
  page,
  newPerson,
}) => {
  const other = await newPerson()
  await signUp(other, 'Olga', { isPhoneProved: true })
  const things: number[] = []
  for (const what of ['Mesa', 'Banco', 'Silla'])
    things.push(await publish(other, { title: newTitle(what) }))
  await signUp(page, 'Ana', { isPhoneProved: true })
  await page.goto('/')
  await expect(line(page)).toHaveText('Primeros pasos: 0 de 3')
  await line(page).click()
  const steps = page.getByRole('region', { name: 'Tus primeros pasos' })
  await expect(steps.getByText('(falta)')).toHaveCount(3)
  await expectAccessible(page)

  const mine = await publish(page, { title: newTitle('Radio') })
  for (const id of things.slice(0, 2)) {
    expect((await page.request.post(`/api/favorites/${id}`, { headers: origin() })).ok()).toBe(true)
  }
  await page.reload()
  await expect(line(page)).toHaveText('Primeros pasos: 1 de 3')
  // It was unfolded, and is again.
  await expect(steps.getByText('2 de 3', { exact: true })).toBeVisible()
  await expect(steps.getByText('(hecho)')).toHaveCount(1)

  expect((await page.request.post(`/api/favorites/${things[2]}`, { headers: origin() })).ok()).toBe(
    true,
  )
  const [wanted = 0] = things
  await proposeBy(page, { requestedItemId: wanted, offeredItemIds: [mine], message: '¿Cambiamos?' })
  await page.reload()
  await expect(line(page)).toHaveText('Lo que buscan cerca de ti')
  await expect(steps).toBeHidden()

  // The other side is asked, answers, and is asked no more.
  await other.goto('/')
  await expect(line(other)).toHaveText(/^1 pendiente/)
  await line(other).click()
  await other.getByRole('link', { name: /^Ana espera tu respuesta/ }).click()
  await doAction(other, 'Rechazar', '¿Rechazar la propuesta?', 'Sí, rechazar')
  await other.getByRole('link', { name: 'Inicio' }).filter({ visible: true }).first().click()
  await expect(line(other)).not.toHaveText(/pendiente/)
})

test('the home keeps its place: nothing moves, folded or not, with something in it or nothing', {
  tag: '@both',
}, async ({ page }) => {
  await watchShifts(page)
  await signUp(page)
  for (const isOpen of [false, true]) {
    await page.context().clearCookies({ name: HOME_COOKIE })
    if (isOpen)
      await page.context().addCookies([{ name: HOME_COOKIE, value: 'open', url: address() }])
    await page.goto('/')
    await settled(page)
    await expect(line(page)).toHaveText('Primeros pasos: 0 de 3')
    await expect(line(page)).toHaveAttribute('aria-expanded', String(isOpen))
    if (isOpen) await expect(page.getByRole('region', { name: 'Tus primeros pasos' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01)
  }
})

test('four cards are in the first screen of a phone below a member’s line as well', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await expect(line(page)).toHaveText('Primeros pasos: 0 de 3')
  const bar = await page.getByRole('navigation', { name: 'Barra inferior' }).boundingBox()
  const told = await page.evaluate(() =>
    [...document.querySelectorAll('main article')]
      .slice(0, 4)
      .map((card) => card.querySelector('h2')?.getBoundingClientRect().bottom ?? Number.NaN),
  )
  expect(Math.max(...told)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('the nearest first is kept as one’s own: no other list is shown before, clearing comes back to it, nobody is asked where they are', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await settled(page)
  await page
    .getByRole('combobox', { name: 'Ordenar por' })
    .first()
    .selectOption({ label: 'Más cerca' })
  const always = page.getByRole('button', { name: 'Usar siempre' })
  await always.click()
  await expect(always).toHaveAttribute('aria-pressed', 'true')
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === NEAR_COOKIE)
  expect(kept?.value).toBe('1')
  // The edge sends no list of another order.
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain('<article')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/items\?/.test(request.url())) asked.push(request.url())
  })
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => !url.includes('sortBy=distance'))).toEqual([])
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Ordenar por' }).first()).toHaveValue('distance')
  await always.click()
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Ordenar por' }).first()).toHaveValue('newest')
})
