/** Under a translator in the page. */
import { button, DEMO_LIST, fillItem, newTitle } from '../kit/own.ts'
import { openProposal, sendButton } from '../kit/proposing.ts'
import { expect, test, unlayered } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { doAction, makePair, say } from '../kit/trades.ts'
import { isWhole, TRANSLATED, translate } from '../kit/translator.ts'

test.use({ provoked: TRANSLATED })

test('finding, proposing, publishing, talking and answering go on under it', async ({
  page,
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), page)
  await translate(owner)
  await translate(proposer)

  await proposer.goto(DEMO_LIST)
  await isWhole(proposer)
  await button(proposer, 'Filtros').click()
  await proposer.keyboard.press('Escape')
  await unlayered(proposer)
  const form = await openProposal(proposer, wanted.id)
  await form.getByRole('checkbox', { name: offered.title }).check()
  await sendButton(proposer).click()
  await said(proposer, '¡Propuesta enviada!')
  await isWhole(proposer)

  await owner.goto('/trades')
  await owner.getByRole('link', { name: wanted.title }).first().click()
  await owner.waitForURL(/\/trades\/\d+/)
  await doAction(owner, 'Aceptar', '¿Aceptar la propuesta?', 'Sí, aceptar')
  await say(owner, 'Hola, ¿dónde nos vemos?')
  await isWhole(owner)
  await proposer.goto(new URL(owner.url()).pathname)
  await expect(proposer.getByText('Hola, ¿dónde nos vemos?')).toBeVisible()
  await isWhole(proposer)

  await proposer.goto('/items/new')
  const title = newTitle('Mesa')
  await fillItem(proposer, title)
  await button(proposer, 'Publicar').click()
  await proposer.waitForURL(/\/items\/\d+$/)
  await expect(proposer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const path of ['/my-items', '/favorites', '/profile', '/settings', '/reviews', '/trades']) {
    await proposer.goto(path)
    await expect(proposer.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(proposer)
  }
})
