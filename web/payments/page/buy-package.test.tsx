import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OfferedPackage } from '#contract/verification'
import { CONFIRM, freshPayment, SANDBOX, STARTED } from '#web/payments/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA } from '#web/trades/testing.ts'
import { BuyPackage } from './buy-package.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

// Fetched once: its first time takes longer than a test waits.
beforeAll(async () => void (await import('./sandbox-form.tsx')))
beforeEach(freshPayment)
afterEach(() => vi.unstubAllGlobals())

const START = 'POST /api/verification/create-payment-intent'
const PACK: OfferedPackage = {
  id: 2,
  name: 'Plata',
  description: 'Cédula y selfie',
  price: 1200,
  toPay: 1200,
  isBought: false,
  badgeLevel: 'silver',
  features: [],
  verificationTypes: ['cedula', 'selfie'],
}
async function show(answers: Answers, pack = PACK) {
  const [onPaid, onClose] = [vi.fn(), vi.fn()]
  const server = fakeServer({ 'GET /api/auth/user': { body: makePerson(ANA) }, ...answers })
  await renderApp(<BuyPackage pack={pack} onPaid={onPaid} onClose={onClose} />)
  return { server, onPaid }
}

test('buys with a card and says what was bought, to the letter', async () => {
  const { server, onPaid } = await show({
    [START]: { body: { ...STARTED, amount: 1200 } },
    [SANDBOX]: { body: { status: 'confirmed' } },
    [CONFIRM]: { body: { status: 'paid' } },
  })
  // Words and code come together, the first time slowly.
  const card = await screen.findByRole('button', { name: /4242/ }, { timeout: 5_000 })
  await userEvent.click(card)
  await userEvent.click(screen.getByRole('button', { name: /^Pagar USD.12,00$/ }))
  expect(await screen.findByText('Pago Exitoso')).toBeTruthy()
  expect(screen.getByText('Tu paquete de verificación "Plata" ha sido procesado.')).toBeTruthy()
  expect(onPaid).toHaveBeenCalledOnce()
  expect(server.named(START)[0]?.body).toEqual({ packageId: 2, amount: 1200 })
  expect(screen.getByText(/no se devuelve/)).toBeTruthy()
})

test('what cannot be started is said to the letter and tried again; what is bought is bought', async () => {
  const { server, onPaid } = await show({ [START]: { status: 500, text: 'boom' } })
  expect(await screen.findByText('No se pudo crear el intento de pago.')).toBeTruthy()
  server.answers[START] = refusal(409, 'package_bought', 'Ya compraste este paquete.')
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Ya tienes este paquete.')).toBeTruthy()
  expect(onPaid).toHaveBeenCalledOnce()
})

test('a bigger one says what it costs and why, before it is paid; another price by now is looked at again', async () => {
  const { server, onPaid } = await show(
    { [START]: refusal(422, 'package_amount', 'El precio cambió mientras tanto.') },
    { ...PACK, toPay: 700 },
  )
  expect(await screen.findByText(/^USD.7,00$/)).toBeTruthy()
  expect(screen.getByText(/^Cuesta USD.12,00\. Pagas la diferencia/)).toBeTruthy()
  expect(await screen.findByText('El precio cambió mientras tanto.')).toBeTruthy()
  expect(server.named(START)[0]?.body).toEqual({ packageId: 2, amount: 700 })
  expect(onPaid).toHaveBeenCalledOnce()
})
