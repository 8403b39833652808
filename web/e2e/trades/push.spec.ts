/** Pushes in Chromium: shown by the service worker, counted by the open page, and gone with whoever signs out. */
import type { Page } from '@playwright/test'
import { WHOLE_OPTIONS } from '../kit/chromium.ts'
import { isListening } from '../kit/offline.ts'
import { signOut } from '../kit/people.ts'
import { stubPushService } from '../kit/push-service.ts'
import { expect, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { bell, ownerAndOther, proposals } from '../kit/told.ts'

test.use({ serviceWorkers: 'allow', launchOptions: WHOLE_OPTIONS })

const origin = (page: Page) => new URL(page.url()).origin

/** The browser's own, as if it had come from its push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: origin(page),
    registrationId,
    data,
  })
  await browser.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

const push = (fields: object) =>
  JSON.stringify({
    id: 1,
    type: 'trade_proposal',
    title: 'Nueva propuesta',
    body: 'Berta quiere tu «<i>Tetera</i>».',
    path: '/trades/1',
    tag: 'trade-1',
    unread: 1,
    ...fields,
  })

test('a push is shown, the open page counts it at once, and a press leads there', async ({
  page,
  newPerson,
}) => {
  await page.context().grantPermissions(['notifications'])
  const other = await ownerAndOther(page, newPerson)
  await page.goto('/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await isListening(page)
  const [trade] = await proposals(page, other, 1)
  await expect(bell(page)).toHaveAccessibleName('Notificaciones')
  await deliver(page, push({ path: `/trades/${trade}` }))
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Nueva propuesta', body: 'Berta quiere tu «<i>Tetera</i>».', tag: 'trade-1' },
    ])
  await expect(bell(page)).toHaveAccessibleName('Notificaciones 1 sin leer')

  // The system's own surface cannot be pressed here: the same event, in the worker.
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const { NotificationEvent } = globalThis as unknown as {
      NotificationEvent: new (type: string, init: object) => Event
    }
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(new RegExp(`/trades/${trade}$`))
  await expect.poll(() => shown(page)).toEqual([])
})

test('a push that cannot be read is shown in general words', async ({ page, newPerson }) => {
  await page.context().grantPermissions(['notifications'])
  await ownerAndOther(page, newPerson)
  await page.goto('/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await isListening(page)
  await deliver(page, '{"id":1,"ti')
  const title = 'Tienes novedades'
  await expect.poll(() => shown(page)).toMatchObject([{ title, tag: 'general' }])
})

test('turned on after a tap, told as it stands, and gone with whoever signs out', async ({
  page,
  newPerson,
}) => {
  await page.context().grantPermissions(['notifications'])
  await stubPushService(page)
  await ownerAndOther(page, newPerson)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') told.push(new URL(request.url()).pathname)
  })
  await page.goto('/app-settings')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  const turn = page.getByRole('switch', {
    name: 'Notificaciones push',
  })
  await expect(turn).not.toBeChecked()
  expect(told.filter((path) => path.includes('subscribe'))).toEqual([])
  await turn.click()
  await said(page, 'Notificaciones activadas', 'Recibirás notificaciones push para intercambios')
  await expect(turn).toBeChecked()
  await page.reload()
  await expect(turn).toBeChecked()
  await turn.click()
  await said(page, 'Notificaciones desactivadas', 'Ya no recibirás notificaciones push')
  await turn.click()
  await expect(turn).toBeChecked()
  told.length = 0
  await signOut(page)
  const left = told.filter((path) => /unsubscribe|logout/.test(path))
  expect(left).toEqual(['/api/notifications/unsubscribe', '/api/logout'])
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).not.toContain('push')
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).not.toContain(
    'stub-subscription',
  )
})
