/** Interest is told (D65): a first heart with its sentence, the notice after a minute, a heart in return, a proposal that is filled in. */
import { heart, isKnown, search } from '../kit/hearts.ts'
import { origin, publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

/** What cron needs to have passed since a heart. */
const MINUTE_MS = 61_000

test('two who like each other’s things are told, and one proposes what both like', async ({
  page,
  newPerson,
}) => {
  const word = () => crypto.randomUUID().slice(0, 6)
  const owner = await newPerson()
  const [table, chair] = [`Mesa ${word()}`, `Silla ${word()}`]
  await signUp(owner, 'Olga', { isPhoneProved: true })
  await publish(owner, { title: table })
  const spare = `Banco ${word()}`
  await publish(owner, { title: spare })
  await signUp(page, 'Ana', { isPhoneProved: true, isTold: false })
  const mine = await publish(page, { title: chair })
  const tell = async () => {
    const moved = { headers: origin(), data: { advanceMs: MINUTE_MS } }
    expect((await page.request.post('/api/dev/clock', moved)).ok()).toBe(true)
    expect((await page.request.post('/api/dev/cron', { headers: origin() })).ok()).toBe(true)
  }

  // The first heart says what it does, and is not told itself.
  await page.goto(search(spare))
  await isKnown(page)
  await heart(page, spare).click()
  const sentence = page.getByRole('dialog', { name: 'Tu corazón se nota' })
  await expect(sentence).toContainText(`A Ana, que ofrece una cosa, le gusta «${spare}»`)
  await expectAccessible(page)
  await sentence.getByRole('button', { name: 'Entendido' }).click()
  await expect(sentence).toBeHidden()
  await page.goto(search(table))
  await isKnown(page)
  const given = page.waitForResponse(/\/api\/favorites\/\d+\?tells=1$/)
  await heart(page, table).click()
  await given
  await tell()

  await owner.goto('/')
  await owner.getByRole('button', { name: /Coincidencias/ }).click()
  await owner.getByRole('link', { name: `A Ana le gusta tu «${table}».` }).click()
  await expect(owner.getByRole('heading', { name: 'Les gusta lo tuyo' })).toBeVisible()
  await expectAccessible(owner)
  const back = owner.waitForResponse(/\/api\/favorites\/\d+\?tells=1$/)
  await heart(owner, chair).click()
  await back
  await tell()

  await page.goto('/matches')
  await expect(page.getByRole('heading', { name: 'Interés de los dos' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Proponer: «${chair}» por «${table}»` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: new RegExp(chair) })).toBeChecked()
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click()
  await said(page, '¡Propuesta enviada!')
  expect(mine).toBeGreaterThan(0)
})
