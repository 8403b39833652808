/** The profile that anybody sees: without scripts, its parts by links, as a visitor, as somebody else, as one's own. */
import type { Page } from '@playwright/test'
import { newTitle } from '../kit/own.ts'
import { me, publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, settled, speak, test } from '../kit/story.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Secciones del perfil' }).getByRole('link', { name })
const idOf = async (page: Page) => (await me(page)).id

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, provoked: { errors: [/404/] } })

  test('an item leads to its person, whose parts are links', async ({ page }) => {
    await page.goto('/?q=casco')
    const [first] = await (await page.request.get('/api/items?search=casco')).json()
    await page.goto(`/items/${first.id}`)
    await page.getByRole('link', { name: `${first.user.firstName} ${first.user.lastName}` }).click()
    await page.waitForURL(/\/user\/[\w-]+$/)
    await expect(heading(page)).toHaveText(`${first.user.firstName} ${first.user.lastName}`)
    await expect(page.getByText('de 1.000')).toBeVisible()
    await tab(page, /^Artículos/).click()
    await page.waitForURL(/tab=items$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await tab(page, /^Actividad/).click()
    await page.waitForURL(/tab=activity$/)
    await expect(page.getByText(/^Publicó /).first()).toBeVisible()
  })

  test('nobody is there: it says so, and leads home', async ({ page }) => {
    const answer = await page.goto('/user/nobody')
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Usuario no encontrado')
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a visitor reads; a member may write; one’s own profile says that it is one’s own', async ({
  page,
  newPerson,
}) => {
  await signUp(page, 'Ana')
  const id = await idOf(page)
  const title = newTitle('Martillo')
  await publish(page, { title })
  const path = `/user/${id}`
  const write = (where: Page) => where.getByRole('button', { name: 'Escribir reseña' })

  const visitor = await newPerson()
  const shifts = () =>
    visitor.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
            done(entries.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(0), 300)
        }),
    )
  await visitor.goto(path)
  await settled(visitor)
  await expect(visitor.getByText('Todavía no tiene reseñas')).toBeVisible()
  await expect(write(visitor)).toHaveCount(0)
  expect(await shifts()).toBe(0)
  await expectAccessible(visitor)
  await tab(visitor, /^Artículos/).click()
  await expect(visitor).toHaveURL(/tab=items$/)
  await expect(visitor.getByRole('article')).toContainText(title)
  await expect(visitor.getByRole('article')).toContainText('Disponible')
  await expectAccessible(visitor)
  await visitor.reload()
  await expect(visitor.getByRole('article')).toContainText(title)
  await tab(visitor, /^Actividad/).click()
  await expect(visitor.getByText(`Publicó ${title}`)).toBeVisible()
  await expectAccessible(visitor)

  const member = await newPerson()
  // Of a beginner it would wait until something of them is known (D58).
  await signUp(member, 'Beto', { isPhoneProved: true })
  await member.goto(path)
  await write(member).click()
  const dialog = member.getByRole('dialog')
  await expect(dialog).toContainText('Reseña para Ana')
  await dialog.getByText('4 estrellas', { exact: true }).first().click({ force: true })
  await dialog.getByLabel('Comentario').fill('Muy amable, contesta rápido.')
  await dialog.getByRole('button', { name: 'Enviar reseña' }).click()
  await expect(member.getByRole('article')).toContainText('Muy amable, contesta rápido.')
  await expectAccessible(member)

  await page.goto(path)
  await expect(page.getByRole('article')).toContainText('Muy amable, contesta rápido.')
  await expect(page.getByRole('link', { name: 'Editar mi perfil' })).toBeVisible()
  await expect(write(page)).toHaveCount(0)
  await expect(page.getByText('¿Te resultó útil?')).toHaveCount(0)
  await expectAccessible(page)
  await speak(page, 'en')
  await page.goto(`${path}?tab=items`)
  await expect(page.getByRole('article')).toContainText('Available')
})
