/** A screen that breaks says under which code we were told of it, and an administrator finds what broke by that code. */
import { signInAdmin } from '../kit/admin.ts'
import { newTitle } from '../kit/own.ts'
import { publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, settled, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({ provoked: { errors: [/401/, /Cannot read properties of undefined/] } })

test('whoever asks for help names a code that leads to what broke', async ({ page, newPerson }) => {
  const owner = await newPerson()
  await signUp(owner)
  const title = newTitle('Farol')
  const id = await publish(owner, { title })

  // An answer that is none of ours, as a broken proxy might give: the screen has nothing to show.
  await page.route(`**/api/items/${id}*`, (route) => route.fulfill({ json: { id } }))
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await settled(page)
  await page.getByRole('link', { name: title }).first().click()
  await said(page, 'Algo se rompió en esta pantalla')
  const told = page.getByText(/^Código de ayuda: \w{8,16}$/)
  await expect(told).toBeVisible()
  await expectAccessible(page)
  const code = (await told.textContent())?.split(': ')[1] ?? ''

  const admin = await newPerson()
  await signInAdmin(admin)
  await admin.goto('/admin?tab=running')
  await said(admin, 'Pedidos hoy', 'Correos por salir')
  const group = admin.getByRole('listitem').filter({ hasText: code })
  await expect(group).toContainText('Cannot read properties of undefined')
  await expect(group).toContainText('/items/:x')
  await expectAccessible(admin)
  // The same name in the header of every answer, each time another one.
  const ids = await Promise.all(
    ['/', '/api/categories', '/api/nothing'].map(async (path) => {
      const answer = await admin.request.get(path)
      return answer.headers()['x-request-id']
    }),
  )
  for (const one of ids) expect(one).toMatch(/^\w{8,16}$/)
  expect(new Set([...ids, code]).size).toBe(4)
})
