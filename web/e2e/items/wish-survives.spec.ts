/** D66: who finds something from a link has nothing yet, no account, and one wish: it outlives all of that. */
import type { Locator, Page } from '@playwright/test'
import { newTitle, photosReady, sample } from '../kit/own.ts'
import { PASSWORD, publish, remove, signUp } from '../kit/people.ts'
import { proposal, sendButton, sentBy, withItem } from '../kit/proposing.ts'
import { codeFor, expect, expectAccessible, newEmail, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

/** Fingers on the screen: a press is one, a field to type into is one, a choice from a list and a photo of the gallery two. */
function counted() {
  let taps = 0
  return {
    taps: () => taps,
    press: async (what: Locator) => {
      taps += 1
      await what.click()
    },
    type: async (what: Locator, text: string) => {
      taps += 1
      await what.fill(text)
    },
    choose: async (what: Locator, name: string) => {
      taps += 2
      await what.selectOption(name)
    },
    photo: async (page: Page, file: string) => {
      taps += 2
      await page.locator('input[type=file][multiple]').setInputFiles([file])
    },
  }
}

const offering = (page: Page) => page.getByRole('dialog', { name: '¿Qué le ofreces a Berta?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a newcomer from a shared link sends a proposal in at most 30 taps, through the registration and the mail’s link', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const title = newTitle('Guitarra criolla')
  const email = newEmail('ana')
  const by = counted()

  await page.goto(`/items/${wanted.id}`)
  await by.press(button(page, 'Proponer Intercambio'))
  await page.waitForURL(/\/custom-register/)
  await by.type(page.getByLabel('Email'), email)
  await by.type(page.getByLabel('Contraseña', { exact: true }), PASSWORD)
  await by.type(page.getByLabel('Confirmar contraseña'), PASSWORD)
  await by.type(page.getByLabel('Nombre'), 'Ana')
  await by.type(page.getByLabel('Apellido'), 'Benítez')
  await by.press(button(page, 'Continuar'))
  await by.type(page.getByLabel('Teléfono'), '0981 123 456')
  await by.type(page.getByLabel('Fecha de nacimiento'), '1990-05-04')
  await by.choose(page.getByLabel('Género'), 'female')
  await by.choose(page.getByLabel('País'), 'Paraguay')
  await by.type(page.getByLabel('Ciudad'), 'Asunción')
  await by.press(button(page, 'Crear cuenta'))
  await page.waitForURL(/\/verify-email/)

  // The link in the mail, which opens a tab of its own in the same browser.
  const code = await codeFor(page, email)
  const tab = await page.context().newPage()
  await tab.goto(`/verify-email?email=${encodeURIComponent(email)}&code=${code}`)
  await by.press(button(tab, 'Verificar'))

  // The wish is still there, and asks for what is missing.
  await expect(offering(tab)).toBeVisible()
  await expectAccessible(tab)
  await by.photo(tab, sample('landscape-6.jpg'))
  await by.type(tab.getByLabel('Título'), title)
  await by.type(tab.getByLabel('Descripción'), 'Suena muy bien, con cuerdas nuevas y funda.')
  await photosReady(tab)
  await expect(offering(tab).getByRole('radio', { name: 'Música e instrumentos' })).toBeChecked()
  await by.press(button(tab, 'Publicar y seguir'))
  await expect(offering(tab)).toHaveCount(0)
  await expect(proposal(tab).getByRole('checkbox', { name: title })).toBeChecked()
  await by.press(sendButton(tab))
  await said(tab, '¡Propuesta enviada!')

  const [sent] = await sentBy(tab)
  expect(sent).toMatchObject({ offerType: 'item', requestedItem: { id: wanted.id } })
  const [mine] = await (await tab.request.get('/api/my-items')).json()
  expect(mine).toMatchObject({ title, id: sent?.offeredItemIds[0], location: 'Asunción, Paraguay' })
  expect(mine.photos).toHaveLength(1)
  console.info(`${by.taps()} taps`)
  expect(by.taps()).toBeLessThanOrEqual(30)
  await remove(owner, wanted.id)
})

test('what was begun is there after a reload; with something published one may publish another', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  await signUp(page)
  await page.goto(`/items/${wanted.id}`)
  await button(page, 'Proponer Intercambio').click()
  await expect(offering(page)).toBeVisible()
  const title = newTitle('Guitarra')
  await page.getByLabel('Título').fill(title)
  await page.locator('input[type=file][multiple]').setInputFiles([sample('gps.jpg')])
  await photosReady(page)
  await page.getByLabel('Descripción').fill('Suena muy bien, con funda.')
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible()
  await page.reload()
  await expect(offering(page)).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue(title)
  await expect(page.getByText('Recuperamos tu borrador')).toBeVisible()
  await expect(offering(page).getByRole('img', { name: 'Foto 1' })).toBeVisible()

  await button(page, 'Publicar y seguir').click()
  await expect(proposal(page).getByRole('checkbox', { name: title })).toBeChecked()
  await button(page, 'Publicar otra cosa').click()
  await expect(offering(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offering(page)).toHaveCount(0)
  await sendButton(page).click()
  await said(page, '¡Propuesta enviada!')
  await expect(page).toHaveURL(new RegExp(`/items/${wanted.id}$`))
  await remove(owner, wanted.id)
})

test('after a publication one sees one’s card, a way to tell friends, and what it could become', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  await signUp(owner, 'Berta')
  const theirs = newTitle('Bicicleta')
  const fields = { title: theirs, estimatedValue: 90_000, wantedCategoryIds: [8] }
  const theirId = await publish(owner, fields)
  await signUp(page)
  await page.goto('/items/new')
  const title = newTitle('Camión')
  await page.getByLabel('Título').fill(title)
  await page.getByRole('radio', { name: 'Juguetes y juegos' }).first().check({ force: true })
  await page.getByRole('radio', { name: 'Bueno', exact: true }).check({ force: true })
  await page.getByLabel('Valor estimado').fill('80.000')
  await page.getByLabel('Descripción').fill('De madera, con ruedas que giran.')
  await button(page, 'Publicar').click()
  await page.waitForURL(/\/items\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  const moment = page.getByRole('region', { name: 'Ya está publicado' })
  await expect(moment.getByRole('heading', { name: title })).toBeVisible()
  const share = await moment
    .getByRole('link', { name: 'Compartir por WhatsApp' })
    .getAttribute('href')
  expect(decodeURIComponent(share ?? '')).toContain(`/items/${id}`)
  await expectAccessible(page)
  await moment.getByRole('link', { name: `Proponer «${title}» por «${theirs}»` }).click()
  await expect(proposal(page).getByRole('checkbox', { name: title })).toBeChecked()
  await page.keyboard.press('Escape')
  await remove(owner, theirId)
  await remove(page, id)
})
