/** A browser that keeps nothing (old private windows, blocked storage): all of it works, and no draft is claimed. */
import type { Page } from '@playwright/test'
import { fillItem, newTitle, photosReady, sample } from '../kit/own.ts'
import { PASSWORD, signUp } from '../kit/people.ts'
import { newItem, openProposal, sendButton, sentBy } from '../kit/proposing.ts'
import { expect, test } from '../kit/story.ts'
import { actBy, chatOf, openTrade, say } from '../kit/trades.ts'

/** How a browser has none. */
const WAYS = {
  'is not there': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  fails: () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget()
      const error = new DOMException('Quota exceeded.', 'QuotaExceededError')
      Object.assign(request, { error, result: null })
      setTimeout(() => {
        const told = new Event('error')
        request.dispatchEvent(told)
        const { onerror } = request as unknown as { onerror?: (event: Event) => void }
        onerror?.(told)
      })
      return request as unknown as IDBOpenDBRequest
    }
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as unknown as IDBOpenDBRequest
  },
}

async function publishes(page: Page): Promise<void> {
  const title = newTitle('Carrito')
  await page.goto('/items/new')
  await page.locator('input[type=file][multiple]').setInputFiles([sample('landscape-6.jpg')])
  await fillItem(page, title)
  await photosReady(page)
  await expect(page.getByText('Borrador guardado en este dispositivo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.waitForURL(/\/items\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

for (const [way, without] of Object.entries(WAYS)) {
  test(`where the database ${way}, one signs in, publishes, proposes and chats`, async ({
    page,
    newPerson,
  }) => {
    const other = await newPerson()
    const { email } = await signUp(page)
    await page.context().clearCookies()
    await page.addInitScript(without)
    await page.goto('/custom-login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Iniciar sesión' }).last().click()
    await page.waitForURL((url) => url.pathname === '/')
    await publishes(page)

    await signUp(other, 'Beto')
    const wanted = await newItem(other, 'Trompo')
    const form = await openProposal(page, wanted.id)
    await form.getByRole('checkbox').first().check()
    await sendButton(page).click()
    await expect(page.getByText('¡Propuesta enviada!').first()).toBeVisible()

    const [proposal] = await sentBy(page)
    await actBy(other, proposal?.id ?? 0, 'accept')
    await openTrade(page, proposal?.id ?? 0)
    await say(page, 'Hola, ¿cuándo nos vemos?')
    await expect.poll(() => chatOf(page)).toContain('Hola, ¿cuándo nos vemos?')
    await expect(page.getByRole('img', { name: 'Esperando conexión' })).toHaveCount(0)
    await expect(page.getByText(/Algo salió mal|No se pudo/)).toHaveCount(0)
  })
}
