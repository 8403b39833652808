/** What people look for (D64): told of, offered, found, and an alert out of an empty search. */
import { publish, remove, signUp } from '../kit/people.ts'
import { proposal, sendButton } from '../kit/proposing.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { openDrawer } from '../kit/told.ts'

test('what one looks for is in the list, is offered by another, and what is published is told', {
  tag: '@both',
}, async ({ page, browser }) => {
  await signUp(page, 'Ana', { isPhoneProved: true })
  const words = `Arpa ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/my-wishes?new=wish')
  const form = page.getByRole('dialog')
  await form.getByLabel('¿Qué buscas?').fill(words)
  await form.getByLabel('Nota').fill('Aunque le falten cuerdas')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Publicar lo que busco' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: words }).click()
  await expect(page.getByText('Todavía no llegó nada')).toBeVisible()
  const address = new URL(page.url()).pathname

  const other = await browser.newContext()
  const beto = await other.newPage()
  await beto.goto(`/wanted?q=${encodeURIComponent(words)}`)
  await beto.getByRole('link', { name: words }).click()
  await expect(beto.getByRole('button', { name: 'Lo tengo' })).toBeVisible()
  await signUp(beto, 'Beto', { isPhoneProved: true })
  await publish(beto, { title: `${words} paraguaya` })
  await publish(beto, { title: 'Requinto viejo' })
  await beto.goto(address)
  await beto.getByRole('button', { name: 'Lo tengo' }).click()
  await beto.getByRole('dialog').getByRole('button', { name: 'Requinto viejo' }).click()
  await expect(beto.getByText('Listo, ya se enteró').first()).toBeVisible()
  await other.close()

  await page.goto('/my-wishes')
  await expect(page.getByText('2 cosas nuevas')).toBeVisible()
  await page.getByRole('link', { name: words, exact: true }).click()
  await expect(page.getByRole('link', { name: `${words} paraguaya` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Requinto viejo' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(page.getByText('Ya terminó')).toBeVisible()
})

test('an empty search becomes an alert; what another publishes is told, and proposed for', async ({
  page,
  newPerson,
}) => {
  await signUp(page, 'Ana', { isPhoneProved: true })
  const mine = await publish(page, { title: 'Guitarra criolla' })
  const words = `kalimba ${crypto.randomUUID().slice(0, 6)}`
  await page.goto(`/search?q=${encodeURIComponent(words)}`)
  await page.getByRole('link', { name: 'Avísame' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('¿Qué buscas?')).toHaveValue(words)
  await form.getByRole('button', { name: 'Avísame' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('link', { name: words })).toBeVisible()
  await expect(page.getByText('Aviso tuyo, solo lo ves tú')).toBeVisible()

  const other = await newPerson()
  await signUp(other, 'Berta', { isPhoneProved: true })
  const theirs = await publish(other, { title: `${words} de nogal` })
  await page.goto('/')
  const told = (await openDrawer(page)).getByRole('listitem').filter({ hasText: words })
  await expect(told).toHaveCount(1)
  await told.getByRole('link').or(told.getByRole('button')).first().click()
  await page.getByRole('link', { name: `${words} de nogal` }).click()
  await expect(page).toHaveURL(new RegExp(`/items/${theirs}$`))
  await page.getByRole('button', { name: 'Proponer Intercambio' }).click()
  await proposal(page).getByRole('checkbox', { name: 'Guitarra criolla' }).check()
  await sendButton(page).click()
  await said(page, '¡Propuesta enviada!')

  // Ended, it tells nothing any more.
  await page.goto('/my-wishes')
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(page.getByText('Ya terminó')).toBeVisible()
  const later = await publish(other, { title: `${words} de cedro` })
  await page.goto('/')
  const drawer = await openDrawer(page)
  await expect(drawer.getByText(`${words} de nogal`)).toBeVisible()
  await expect(drawer.getByText(`${words} de cedro`)).toHaveCount(0)
  await remove(page, mine)
  for (const id of [theirs, later]) await remove(other, id)
})
