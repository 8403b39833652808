/** How little it takes: taps to an accepted offer and to a written answer, and what is in sight before anybody scrolls. */
import type { Locator } from '@playwright/test'
import { askBy } from '../kit/exchange.ts'
import { dialog } from '../kit/own.ts'
import { publish } from '../kit/people.ts'
import { expect, settled, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { openDrawer } from '../kit/told.ts'
import { makePair, openTrade, propose } from '../kit/trades.ts'

test.use({ provoked: { errors: [/WebSocket/] } })

/** Counts them. */
function taps() {
  let count = 0
  return {
    count: () => count,
    tap: async (target: Locator) => {
      await target.tap()
      count += 1
    },
  }
}

/** Whole, under nothing, and nobody has scrolled. */
async function isSeenAtOnce(line: Locator): Promise<void> {
  await expect(line).toBeInViewport({ ratio: 1 })
  const seen = await line.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return { isFree: hit !== null && (one.contains(hit) || hit.contains(one)), scrolled: scrollY }
  })
  expect(seen).toEqual({ isFree: true, scrolled: 0 })
}

test('one tap from a trade to its answer, a line of its chat in sight before anybody scrolls, and three taps from a notification to an accepted offer', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  expect(owner.viewportSize()).toEqual({ width: 360, height: 740 })
  const chair = await publish(owner, { title: 'Silla de mimbre' })
  const question = await askBy(proposer, chair)
  const offer = await propose(proposer, wanted.id, [offered.id])
  for (const { id, first, to } of [
    { id: question, first: '¿Sigue disponible?', to: 'Responder' },
    { id: offer, first: '¿Te interesa?', to: 'Escribir' },
  ]) {
    await openTrade(owner, id)
    await settled(owner)
    // An offer is looked at first: what goes which way, at a size worth it.
    if (id === offer) await said(owner, 'Tú das', 'Tú recibes')
    await isSeenAtOnce(owner.getByRole('log').getByText(first))
    const way = taps()
    await way.tap(owner.getByRole('link', { name: to, exact: true }))
    await expect(owner.getByLabel('Mensaje', { exact: true })).toBeFocused()
    await owner.keyboard.type('Sí, sigue.')
    expect(way.count()).toBe(1)
    await owner.getByRole('button', { name: 'Enviar mensaje' }).tap()
    await said(owner.getByRole('log'), 'Sí, sigue.')
  }

  await owner.goto('/')
  const drawer = await openDrawer(owner)
  const way = taps()
  await way.tap(drawer.locator(`a[href^="/trades/${offer}"]`).first())
  await owner.waitForURL(new RegExp(`/trades/${offer}`))
  await way.tap(owner.getByRole('button', { name: 'Aceptar', exact: true }))
  const asked = dialog(owner, '¿Aceptar la propuesta?')
  await way.tap(asked.getByRole('button', { name: 'Sí, aceptar' }))
  await said(owner, '¡Hay trato!')
  expect(way.count()).toBeLessThanOrEqual(3)
})
