import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { NotificationSettings } from '#contract/notifications'
import type { Language } from '#terms/http'
import { refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import * as t from '../testing.tsx'
import { changed } from './mutations.ts'
import { NotificationsCard } from './notifications-card.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

afterEach(t.noPushes)

const turn = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const switches = () =>
  screen.getAllByRole<HTMLInputElement>('switch').map((one) => one.labels?.[0]?.textContent)
const said = () => `${currentToast()?.title} / ${currentToast()?.text}`

async function open(of: 'dialog' | 'card' = 'card', language?: Language) {
  const server = t.notificationsServer([])
  const ui = of === 'card' ? <NotificationsCard /> : <SettingsDialog onClose={() => undefined} />
  const view = await renderApp(ui, language)
  return { ...view, ...server }
}

test("the drawer's dialog has its six switches", async () => {
  await open('dialog')
  await turn('Mensajes nuevos')
  expect(switches()).toEqual([
    'Notificaciones push',
    'Propuestas nuevas',
    'Respuestas a tus propuestas',
    'Mensajes nuevos',
    'Lo que buscas',
    'Intercambios completados',
    'A alguien le gusta lo tuyo',
  ])
})

test("the app's settings have one for each kind, in English too", async () => {
  await open('card', 'en')
  await turn('New messages')
  expect(switches()).toEqual([
    'Push notifications',
    'New proposals',
    'Accepted proposals',
    'Rejected proposals',
    'New messages',
    'What you look for',
    'Completed trades',
    'Somebody likes what you offer',
  ])
})

test('a turned switch is shown at once and kept at the server by its name', async () => {
  const { named } = await open('dialog')
  await userEvent.click(await turn('Respuestas a tus propuestas'))
  expect((await turn('Respuestas a tus propuestas')).checked).toBe(false)
  await waitFor(() => expect(named(t.SAVE)).toHaveLength(1))
  expect(named(t.SAVE)[0]?.body).toEqual({ tradeUpdates: false })
})

test('what is refused is taken back and said, what was turned beside it stays', async () => {
  const { answers } = await open()
  const works = answers[t.SAVE]
  answers[t.SAVE] = (call) => {
    const isBad = JSON.stringify(call.body).includes('newMessages')
    if (isBad) return refusal(503, 'unexpected', 'x')
    return typeof works === 'function' ? works(call) : 'never'
  }
  const [bad, good] = [await turn('Mensajes nuevos'), await turn('Propuestas nuevas')]
  await userEvent.click(bad)
  await userEvent.click(good)
  await waitFor(() => expect(said()).toBe('Error / No se pudieron actualizar las notificaciones'))
  await waitFor(() => expect([bad.checked, good.checked]).toEqual([true, false]))
})

test('one switch of the drawer stands for two of the app (D40)', () => {
  const now: NotificationSettings = t.ALL_ON
  expect(changed(now, { tradeUpdates: false })).toMatchObject({
    tradeAccepted: false,
    tradeRejected: false,
    tradeUpdates: false,
  })
  expect(changed(now, { tradeAccepted: false })).toMatchObject({
    tradeRejected: true,
    tradeUpdates: false,
  })
  expect(changed(now, { tradeCompletions: false }).tradeCompleted).toBe(false)
  expect(changed(now, { tradeCompleted: false }).tradeCompletions).toBe(false)
})

test('a visitor is shown the way in', async () => {
  t.noPushes()
  await renderApp(<NotificationsCard />)
  const link = await screen.findByRole('link', { name: 'Iniciar Sesión' })
  expect(link.getAttribute('href')).toBe('/custom-login?next=%2Fapp-settings')
})

test('settings that cannot be loaded say so and are tried again', async () => {
  const server = t.notificationsServer([])
  const works = server.answers[t.SETTINGS]
  server.answers[t.SETTINGS] = { status: 500, text: '' }
  await renderApp(<NotificationsCard />)
  await screen.findByText('No pudimos cargar tus ajustes')
  server.answers[t.SETTINGS] = 'no network'
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText('Podrás cambiarlos cuando vuelva la conexión.')
  if (works) server.answers[t.SETTINGS] = works
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await turn('Mensajes nuevos')
})
