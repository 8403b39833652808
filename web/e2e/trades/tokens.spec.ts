/** Tokens are earned by trading and reviewing, and spent on a place above the list. */
import { button, dialog, newTitle } from '../kit/own.ts'
import { publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, handOver, makePair, propose } from '../kit/trades.ts'

test('too few for a place above the list, then enough: it is there for everybody, and marked as one’s own', async ({
  newPerson,
}) => {
  test.setTimeout(120_000)
  const { owner, proposer, wanted, offered } = await makePair(
    await newPerson(),
    await newPerson(),
    {
      isPhoneProved: true,
    },
  )
  const title = newTitle('Globo')
  const item = await publish(owner, { title })
  await owner.goto('/my-items')
  await button(owner, `Destacar ${title}`).click()
  const asked = dialog(owner, 'Destacar artículo')
  // Welcome and a proved address.
  await said(asked, '20 tokens', 'Te faltan 30 tokens.')
  await asked.getByRole('button', { name: 'Entendido' }).click()

  // Each is somebody else, of whom a phone is proved, and was met by code (D57).
  const other = await newPerson()
  await signUp(other, 'Paula', { isPhoneProved: true })
  const more = {
    wanted: await publish(owner, { title: newTitle('Mesa') }),
    offered: await publish(other, { title: newTitle('Silla') }),
  }
  for (const [by, wants, offers] of [
    [proposer, wanted.id, offered.id],
    [other, more.wanted, more.offered],
  ] as const) {
    const id = await propose(by, wants, [offers])
    await actBy(owner, id, 'accept')
    await handOver(owner, by, id)
  }
  await owner.goto('/my-items')
  await button(owner, `Destacar ${title}`).click()
  await said(asked, '60 tokens', '10 tokens')
  await expectAccessible(owner)
  await asked.getByRole('button', { name: 'Destacar por 50 tokens' }).click()
  await said(owner, 'Artículo destacado')
  await expect(owner.getByText(/^Destacado hasta el/)).toHaveCount(1)
  await expectAccessible(owner)

  await owner.goto('/profile')
  await owner.getByRole('region', { name: 'Tokens' }).getByRole('link').click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Movimientos de tokens')
  const newest = owner.getByRole('main').getByRole('listitem').first()
  await expect(newest).toContainText(/^Artículo destacado por 7 días.*−50Saldo: 10$/)
  await expectAccessible(owner)

  // As the server renders it, and as the app asks for it.
  const visitor = await newPerson()
  const strip = visitor.getByRole('region', { name: 'Destacados' })
  await visitor.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(strip.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goto('/search?q=algo-que-no-hay')
  await expect(strip).toHaveCount(0)
  const found = await visitor.request.get(`/api/items?search=${encodeURIComponent(title)}`)
  expect((await found.json()).map((one: { id: number }) => one.id)).toEqual([item])
})
