/** Proposing without a mouse: Tab, Space, arrows, Enter, Escape and typing, with the focus never lost. */
import { expectSomewhere, expectStop, goTo, press } from '../kit/keyboard.ts'
import { button } from '../kit/own.ts'
import { remove } from '../kit/people.ts'
import { kind, proposal, sendButton, sentBy, withItem } from '../kit/proposing.ts'
import { expect, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.describe.configure({ timeout: 180_000 })

test('propose: open, choose items and money, write, be asked on leaving, send', {
  tag: '@wide',
}, async ({ page, newPerson }) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const mine = await withItem(page, 'Ana', 'Guitarra')
  await page.goto(`/items/${wanted.id}`)
  const opener = button(page, 'Proponer Intercambio')
  await goTo(page, opener)
  await press(page, 'Enter')
  const form = proposal(page)
  await expect(form.getByRole('heading', { name: 'Proponer Intercambio' })).toBeFocused()
  const thing = form.getByRole('checkbox', { name: mine.title })
  await expect(thing).toBeVisible()

  await goTo(page, kind(page, 'Artículos'))
  await press(page, 'ArrowDown')
  await press(page, 'ArrowDown')
  await expect(kind(page, 'Artículos y dinero')).toBeChecked()
  await expectStop(page)
  await goTo(page, thing)
  await press(page, 'Space')
  await expect(thing).toBeChecked()
  const amount = form.getByRole('textbox', { name: /^Monto/ })
  await goTo(page, amount)
  await press(page, 'ArrowUp')
  await press(page, 'ArrowUp')
  await expect(amount).toHaveValue('2.000')
  await goTo(page, form.getByRole('textbox', { name: /^Mensaje/ }))
  await page.keyboard.type('Hola')

  await press(page, 'Escape')
  const stay = button(page, 'Seguir aquí')
  await expect(stay).toBeVisible()
  if (!(await stay.evaluate((one) => one === document.activeElement))) await goTo(page, stay)
  await press(page, 'Enter')
  await expect(stay).toHaveCount(0)
  await expectSomewhere(page)
  await goTo(page, sendButton(page))
  await press(page, 'Enter')
  await said(page, '¡Propuesta enviada!')
  await expect(form).toHaveCount(0)
  // What opened it has given its place to the way there.
  await expect(page.getByRole('link', { name: /Ya propusiste/ })).toBeFocused()
  expect((await sentBy(page))[0]).toMatchObject({
    offerType: 'combination',
    offeredItemIds: [mine.id],
    offeredAmount: 200_000,
    message: 'Hola',
  })
  await remove(owner, wanted.id)
})
