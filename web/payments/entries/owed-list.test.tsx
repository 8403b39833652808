/** What is owed to one, and where it is paid to: written once, shown never, lost by no error (D56). */
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnPayout } from '#contract/payments'
import type { Language } from '#terms/http'
import { beginSession, fresh } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { PaymentsScreen } from './payments-screen.tsx'

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const OWED = 'GET /api/user/payouts'
const WRITE = 'PUT /api/user/payouts/3/details'
const owed = (given: Partial<OwnPayout> = {}): OwnPayout => ({
  ...{ id: 3, amount: 500, tradeId: 7, item: 'Mesa', payableAt: '2027-02-27T15:00:00.000Z' },
  ...{ hasDetails: false, isProved: true, refusal: 'payout_early', ...given },
})

function open(answers: Answers, language?: Language) {
  beginSession()
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson() },
    'GET /api/user/payments': { body: [] },
    ...answers,
  })
  return renderApp(<PaymentsScreen />, language).then((view) => ({ ...server, ...view }))
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const TYPED = { Titular: 'Ana Ruiz', Banco: 'Banco Río', Cuenta: '123', 'Tu contraseña': 'clave-9' }

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir mis datos bancarios' }))
  await screen.findByRole('textbox', { name: 'Titular' })
  for (const [label, value] of Object.entries(TYPED)) await userEvent.type(input(label), value)
}
const typed = () => Object.keys(TYPED).map((label) => input(label).value)

test('whoever is owed nothing sees nothing of it', async () => {
  await open({ [OWED]: { body: [] } })
  await screen.findByText('Todavía no hay pagos')
  expect(screen.queryByRole('heading', { name: 'Por recibir' })).toBeNull()
})

test('what is owed says how much, of which trade and from when on; who is not proved is led there first', async () => {
  await open({ [OWED]: { body: [owed({ isProved: false })] } })
  await screen.findByRole('heading', { name: 'Por recibir' })
  expect(screen.getByRole('link', { name: 'Mesa' }).getAttribute('href')).toBe('/trades/7')
  expect(screen.getByText(/^Lo pagamos desde el sáb 27 feb/)).toBeTruthy()
  expect(screen.getByText(/renuncias a ellos/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Verificar mi cédula' })
  expect(link.getAttribute('href')).toBe('/verification')
  expect(screen.queryByRole('button', { name: 'Escribir mis datos bancarios' })).toBeNull()
})

test('details are written with the password, and are shown no more', async () => {
  const server = await open({ [OWED]: { body: [owed()] }, [WRITE]: { status: 204, text: null } })
  await fillIn()
  server.answers[OWED] = { body: [owed({ hasDetails: true })] }
  await press('Guardar mis datos')
  await screen.findByText('Tus datos bancarios están guardados. No se muestran, tampoco aquí.')
  expect(server.named(WRITE).map(({ body }) => body)).toEqual([
    { holder: 'Ana Ruiz', bank: 'Banco Río', account: '123', password: 'clave-9' },
  ])
  expect(currentToast()?.title).toBe('Datos bancarios guardados')
  expect(screen.queryByRole('textbox')).toBeNull()
  // To change them one writes all of them again.
  await press('Cambiar mis datos bancarios')
  await screen.findByRole('textbox', { name: 'Titular' })
  expect(typed()).toEqual(['', '', '', ''])
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const server = await open({ [OWED]: { body: [owed()] }, [WRITE]: { status: 204, text: null } })
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir mis datos bancarios' }))
  await screen.findByRole('textbox', { name: 'Titular' })
  await press('Guardar mis datos')
  expect(screen.getAllByText('Completa este dato')).toHaveLength(3)
  await waitFor(() => expect(document.activeElement).toBe(input('Titular')))
  expect(server.named(WRITE)).toEqual([])
})

const FAILURES = [
  [
    'a wrong password',
    refusal(422, 'credentials_wrong', 'Email o contraseña incorrectos'),
    'La contraseña no es correcta',
  ],
  ['a refusal', refusal(409, 'payout_over', 'Este pago ya se hizo.'), 'Este pago ya se hizo.'],
  [
    'a broken server',
    { status: 500, text: '{}' },
    'No se pudieron guardar. Lo que escribiste sigue aquí.',
  ],
  ['no network', 'no network', /conexión/],
] as const

test.each(FAILURES)('after %s what was typed is still there', async (_what, answer, said) => {
  await open({ [OWED]: { body: [owed()] }, [WRITE]: answer })
  await fillIn()
  await press('Guardar mis datos')
  const form = await screen.findByRole('form', { name: 'Escribir mis datos bancarios' })
  await waitFor(() => expect(form.querySelector('[role="alert"]')?.textContent).toMatch(said))
  expect(typed()).toEqual(Object.values(TYPED))
  // A session that ends leads nobody away from it.
  expect(document.documentElement.hasAttribute('data-held-form')).toBe(true)
})

test('given up, the focus stays at the deposit', async () => {
  await open({ [OWED]: { body: [owed()] } })
  await fillIn()
  await press('Cancelar')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Mesa')
})

const WHY = [
  [null, 'Ya se puede pagar. Lo hace una persona del equipo, en unos días.'],
  ['payout_disputed', /discute el cobro/],
  ['payout_yearly', /^Ya te pagamos uno este año\. Este, desde el sáb 27 feb/],
  ['payout_no_details', 'Ya se puede pagar, pero faltan tus datos bancarios.'],
  ['payout_unproved', 'Ya se puede pagar, pero falta verificar tu cédula.'],
] as const

test.each(WHY)('%s is said in words', async (refused, said) => {
  await open({ [OWED]: { body: [owed({ refusal: refused })] } })
  await screen.findByText(said)
})

test('what could not be asked for is said, and asked again', async () => {
  const { answers } = await open({ [OWED]: { status: 500, text: '{}' } })
  await screen.findByText('No pudimos ver si tienes algo por recibir')
  answers[OWED] = { body: [owed()] }
  await press('Intentar de nuevo')
  await screen.findByRole('heading', { name: 'Por recibir' })
})

test('in English', async () => {
  await open({ [OWED]: { body: [owed()] } }, 'en')
  await screen.findByRole('heading', { name: 'To be received' })
  await userEvent.click(screen.getByRole('button', { name: 'Write my bank details' }))
  await screen.findByRole('textbox', { name: 'Holder' })
})
