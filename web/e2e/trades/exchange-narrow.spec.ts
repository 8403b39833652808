/** The same way on the narrowest phone, in the dark, with letters twice as large and a translator in the page. */
import type { Page } from '@playwright/test'
import {
  ask,
  bargain,
  change,
  codeShown,
  enterCode,
  makeTwo,
  meet,
  reply,
  review,
} from '../kit/exchange.ts'
import { looking, TOUCH } from '../kit/hands.ts'
import { layoutOf } from '../kit/layout.ts'
import { NARROW, withLargeLetters } from '../kit/shapes.ts'
import { expect, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { openTrade } from '../kit/trades.ts'
import { isWhole, TRANSLATED, translate } from '../kit/translator.ts'

test.use({
  provoked: { errors: [...TRANSLATED.errors, /WebSocket/] },
  viewport: NARROW,
  colorScheme: 'dark',
})

/** It stands, nothing runs out of it, and its letters are large. */
async function look(page: Page): Promise<void> {
  await isWhole(page)
  const { sideways } = await layoutOf(page)
  expect(sideways, page.url()).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
}

test('from a question to both reviews at 320 px, dark, with large letters, under a translator', async ({
  newPerson,
}) => {
  test.setTimeout(180_000)
  const two = await makeTwo(newPerson, looking(TOUCH, look))
  const { olga, pedro, wanted, offered } = two
  for (const { page } of [olga, pedro]) {
    await translate(page)
    await withLargeLetters(page)
  }
  const id = await ask(pedro, wanted.id)
  await openTrade(olga.page, id)
  await reply(olga, 'Sí, sigue. ¿Qué tienes?')
  await said(pedro.page, 'Sí, sigue. ¿Qué tienes?')
  await bargain(pedro, olga, offered.title)
  await change(two)
  await meet(two)
  const codes = { olga: await codeShown(olga), pedro: await codeShown(pedro) }
  await enterCode(pedro, codes.olga)
  await said(olga.page, 'Pedro ya confirmó la entrega. Confírmala cuando tengas lo tuyo.')
  await enterCode(olga, codes.pedro)
  for (const one of [olga, pedro]) {
    await said(one.page, 'Intercambio completado.')
    await review(one)
    await look(one.page)
  }
})
