/** Sent, agreed, completed: each is marked once where one is, and an answer is offered to be told on this device. */
import type { Page } from '@playwright/test'
import { WHOLE_OPTIONS } from '../kit/chromium.ts'
import { button, dialog } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { newItem, openProposal, sendButton } from '../kit/proposing.ts'
import { stubPushService } from '../kit/push-service.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { doAction, enterCode, makePair, openTrade, propose } from '../kit/trades.ts'

test.use({ serviceWorkers: 'allow', launchOptions: WHOLE_OPTIONS })

const OFFER = 'Avisarme en este teléfono'
/** Calm: under a second. */
const MOVES_MAX_MS = 1_000

/** For money, on the page of the item. */
async function send(page: Page, id: number): Promise<void> {
  const form = await openProposal(page, id)
  // Whoever has nothing is asked for something first.
  await button(page, 'Prefiero ofrecer dinero').click()
  await sendButton(page).click()
  await expect(form).toHaveCount(0)
  await said(page, 'Te avisamos cuando Berta responda.')
}

const permission = (page: Page) => page.evaluate(() => Notification.permission)

/** A person before two things of Berta's, with a service worker that could be pushed to, whose browser was asked nothing. */
async function unasked(page: Page, newPerson: () => Promise<Page>): Promise<number[]> {
  const other = await newPerson()
  await signUp(other, 'Berta')
  const things = [await newItem(other, 'Tetera'), await newItem(other, 'Pava')]
  await stubPushService(page)
  await signUp(page, 'Ana')
  await page.goto('/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  expect(await permission(page)).toBe('default')
  return things.map(({ id }) => id)
}

test('sent: the answer is told on this phone, once the person has pressed for it', async ({
  page,
  newPerson,
}) => {
  const [first = 0, second = 0] = await unasked(page, newPerson)
  await send(page, first)
  await expect(button(page, OFFER)).toBeVisible()
  await expectAccessible(page)
  // What the person answers once they are asked.
  await page.context().grantPermissions(['notifications'])
  await button(page, OFFER).click()
  await said(page, 'Listo: te avisamos aquí, aunque la aplicación esté cerrada.')
  await expect(button(page, OFFER)).toHaveCount(0)
  await expectAccessible(page)
  await send(page, second)
  await expect(button(page, OFFER)).toHaveCount(0)
  await page.goto('/app-settings')
  await expect(page.getByRole('switch', { name: 'Notificaciones push' })).toBeChecked()
})

test('sent: a refusal is told calmly, and nobody asks again', async ({ page, newPerson }) => {
  const [first = 0, second = 0] = await unasked(page, newPerson)
  await send(page, first)
  await expect(button(page, OFFER)).toBeVisible()
  // Without a window to ask in this browser says no.
  await button(page, OFFER).click()
  await said(
    page,
    'Quedó sin activar. Si cambias de idea, permite las notificaciones de este sitio en tu navegador.',
  )
  await expectAccessible(page)
  await send(page, second)
  await expect(button(page, OFFER)).toHaveCount(0)
  await page.getByRole('link', { name: 'Seguir mirando' }).click()
  await expect(page).toHaveURL(/\/$/)
})

/** What the page moves just now, and when the last of it ends, ms. */
const moves = (page: Page) =>
  page.evaluate(() => {
    const all = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime)
    return { count: all.length, until: Math.max(0, ...all.map(Number)) }
  })

/** Everything that has moved in this page since, by name. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenMoves: seen })
    const note = ({ animationName }: AnimationEvent) => void seen.push(animationName)
    addEventListener('animationstart', note, { capture: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'seenMoves'))
}

test('agreed and completed: both see it where they are, the one who asked for less motion without any', async ({
  newPerson,
}) => {
  test.setTimeout(180_000)
  const { owner, proposer, wanted, offered } = await makePair(
    await newPerson(),
    await newPerson(),
    {
      isPhoneProved: true,
    },
  )
  await proposer.emulateMedia({ reducedMotion: 'reduce' })
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(proposer, id)
  await said(proposer, 'Esperando la respuesta de Olga.', 'Chat con Olga')
  await openTrade(owner, id)
  await said(owner, 'Pedro espera tu respuesta.')
  const [movedThere, movedHere] = [await watchMoves(proposer), await watchMoves(owner)]
  await doAction(owner, 'Aceptar', '¿Aceptar la propuesta?', 'Sí, aceptar')
  await expect(owner.locator('[data-moment=agreed]')).toBeVisible()
  expect((await moves(owner)).until).toBeLessThan(MOVES_MAX_MS)
  await said(owner, '¡Hay trato!', 'Acuerden dónde y cuándo se encuentran.')
  // Where the answer was given is what comes next.
  await expect(button(owner, 'Proponer encuentro')).toBeFocused()
  await expectAccessible(owner)
  await expect(proposer.locator('[data-moment=agreed]')).toBeVisible()
  await expectAccessible(proposer)
  expect(await movedHere()).toContain('meet')
  expect((await movedThere()).filter((name) => name === 'meet')).toEqual([])
  await openTrade(owner, id)
  await said(owner, '¡Hay trato! Acuerden dónde y cuándo se encuentran.')
  await expect(owner.locator('[data-moment]')).toHaveCount(0)

  const confirm = ['Confirmar entrega', '¿Confirmar la entrega?', 'Sí, confirmar'] as const
  // Tokens are for who met somebody of whom something is proved (D57).
  await enterCode(owner, proposer, id)
  await proposer.goto('/trades')
  await openTrade(proposer, id)
  await doAction(proposer, ...confirm)
  for (const [page, name] of [
    [proposer, 'Olga'],
    [owner, 'Pedro'],
  ] as const) {
    await said(page, `Va con ${name}`, 'Se queda contigo', 'Ganaste 20 tokens.')
    await expectAccessible(page)
  }
  await button(owner, '4 estrellas').click()
  const form = dialog(owner, 'Reseña para Pedro')
  await expect(form.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  await form.getByRole('button', { name: 'Cerrar' }).click()
  await openTrade(owner, id)
  await expect(button(owner, '4 estrellas')).toBeVisible()
  await expect(owner.getByText('Se queda contigo')).toHaveCount(0)
})
