import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, fresh, here, said } from '#web/accounts/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import {
  BADGES,
  BRONZE,
  CONFIRM,
  EMAIL,
  GOLD,
  openVerification,
  PACKAGES,
  PROOFS,
  proof,
  REQUEST,
  rowOf,
} from '#web/verification/testing.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

test('says where one stands, with one next step for each proof', async () => {
  await openVerification(
    [
      EMAIL,
      proof('phone', { status: 'pending', subject: '0981123456' }),
      proof('government_id', { status: 'rejected', reason: 'No se lee <b>nada</b>' }),
      proof('selfie', { status: 'pending' }),
    ],
    { [BADGES]: { body: [{ id: 1, badgeLevel: 'bronze' }] } },
  )
  expect(await screen.findByText('1 de 4 listos')).toBeTruthy()
  expect((await rowOf('Email')).queryByRole('button')).toBeNull()
  const phone = await rowOf('Teléfono')
  expect(phone.getByText('Te vamos a contactar al 0981123456 con un código.')).toBeTruthy()
  const card = await rowOf('Cédula de identidad')
  expect(card.getByText('No pudimos aprobarlo: No se lee <b>nada</b>')).toBeTruthy()
  expect(await card.findByLabelText('Tomar foto')).toBeTruthy()
  const selfie = await rowOf('Selfie')
  expect(selfie.queryByLabelText('Tomar foto')).toBeNull()
  await userEvent.click(selfie.getByRole('button', { name: 'Cambiar documento' }))
  expect((await selfie.findByLabelText('Tomar foto')).getAttribute('capture')).toBe('user')
  expect(selfie.getByLabelText('Elegir archivo').getAttribute('accept')).toBe('image/*')
  expect(screen.getByText('Insignia Verificado', { selector: 'header *' })).toBeTruthy()
})

test('packages with their prices; gold is marked, what was bought says so', async () => {
  await openVerification([EMAIL], {
    [PACKAGES]: {
      body: [BRONZE, { ...GOLD, id: 2, name: 'Plata', isBought: true }, { ...GOLD, toPay: 1300 }],
    },
  })
  const cardOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return within(heading.closest('li') as HTMLElement)
  }
  const bronze = await cardOf('Bronce')
  expect(bronze.getByText(/^USD\s5,00$/)).toBeTruthy()
  const silver = await cardOf('Plata')
  expect(silver.getByText('Ya es tuyo')).toBeTruthy()
  expect(silver.queryByRole('button')).toBeNull()
  const gold = await cardOf('Oro')
  expect(gold.getByText('Más Popular')).toBeTruthy()
  expect(gold.getByText(/^USD\s13,00$/)).toBeTruthy()
  expect(gold.getByText(/^Cuesta USD\s25,00\. Pagas la diferencia/)).toBeTruthy()
  expect(gold.getByText('Incluye: Cédula · Email corporativo')).toBeTruthy()
  expect(gold.getByRole('button', { name: 'Elegir Oro' })).toBeTruthy()
})

test('asking for a call says that somebody will call', async () => {
  const waits = proof('phone', { status: 'pending', subject: '0981123456' })
  const { named } = await openVerification([proof('phone')], { [REQUEST]: { body: [waits] } })
  const row = await rowOf('Teléfono')
  await userEvent.click(row.getByRole('button', { name: 'Pedir verificación' }))
  await said('Verificación solicitada')
  await said('Tu solicitud de verificación ha sido enviada')
  expect(named(REQUEST)[0]?.body).toEqual({ verificationType: 'phone' })
  expect(row.getByText(/Te vamos a contactar/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Teléfono')
})

test('a code that is refused empties the field; the right one is done', async () => {
  const asked = proof('email', { status: 'pending', subject: 'ana@example.com', takesCode: true })
  const { answers, named } = await openVerification([asked], {
    [CONFIRM]: refusal(422, 'code_invalid', 'El código es inválido o ha expirado.'),
  })
  const row = await rowOf('Email')
  const field = row.getByLabelText<HTMLInputElement>('Código de verificación')
  await userEvent.type(field, '111111')
  await userEvent.click(row.getByRole('button', { name: 'Verificar' }))
  await said('Código inválido')
  await said(
    'El código ingresado es inválido o ha expirado. Verifica el código o solicita uno nuevo.',
  )
  await waitFor(() => expect(field.value).toBe(''))
  answers[CONFIRM] = { body: [EMAIL] }
  answers[PROOFS] = { body: [EMAIL] }
  await userEvent.type(field, '222222')
  await userEvent.click(row.getByRole('button', { name: 'Verificar' }))
  await waitFor(() => expect(row.queryByLabelText('Código de verificación')).toBeNull())
  await said('Suma a tu reputación.')
  expect(named(CONFIRM).map(({ body }) => body)).toEqual([
    { verificationType: 'email', code: '111111' },
    { verificationType: 'email', code: '222222' },
  ])
  // A proof may bring a badge.
  expect(named(BADGES)).toHaveLength(2)
  // The answer said how the proofs are.
  expect([named(PROOFS).length, named(PACKAGES).length]).toEqual([1, 1])
})

test('a phone whose code was right and that is refused says so in its row, and lasts as long as it is said', async () => {
  const asked = proof('phone', { status: 'pending', subject: '0981123456', takesCode: true })
  const { answers } = await openVerification([asked], {
    [CONFIRM]: refusal(409, 'proof_refused', 'No pudimos aprobar esta verificación.'),
  })
  const row = await rowOf('Teléfono')
  expect(row.getByText('Sirve por 24 horas.')).toBeTruthy()
  expect(row.queryByText(/10 minutos/)).toBeNull()
  answers[PROOFS] = { body: [proof('phone', { status: 'rejected', reason: 'Te escribimos.' })] }
  await userEvent.type(row.getByLabelText('Código de verificación'), '111111')
  await userEvent.click(row.getByRole('button', { name: 'Verificar' }))
  await waitFor(() => expect(row.getByText('Rechazado')).toBeTruthy())
  expect(row.getByText(/Te escribimos\./)).toBeTruthy()
  expect(row.queryByLabelText('Código de verificación')).toBeNull()
})

test('an address at work that anybody gets is refused before it is sent, any other by the server’s words', async () => {
  const { named } = await openVerification([proof('corporate_email', { status: 'open' })], {
    [REQUEST]: refusal(422, 'work_email_free', 'x', [{ path: 'address', message: 'Esa no.' }]),
  })
  const row = await rowOf('Email de tu empresa')
  const field = row.getByLabelText<HTMLInputElement>('Email de trabajo')
  await userEvent.type(field, 'ana@gmail.com')
  await userEvent.click(row.getByRole('button', { name: 'Enviar código' }))
  expect(row.getByText('Escribe un email de tu empresa, no uno gratuito.')).toBeTruthy()
  expect(named(REQUEST)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'ana@empresa.com.py')
  await userEvent.click(row.getByRole('button', { name: 'Enviar código' }))
  expect(await row.findByText('Esa no.')).toBeTruthy()
  expect(field.value).toBe('ana@empresa.com.py')
})

describe('back from paying', () => {
  const PAID = 'POST /api/trade-payments/confirm'
  const BOUGHT = { [PACKAGES]: { body: [BRONZE, { ...GOLD, isBought: true }] } }
  const RETURNED = '?success=true&payment_intent=pi_9&redirect_status=failed'
  beforeEach(() => sessionStorage.setItem('verification-package', 'Oro'))

  test('the server is asked, and says it once, with the name of what was bought', async () => {
    const { named } = await openVerification(
      [EMAIL],
      { [PAID]: { body: { status: 'paid' } } },
      { query: RETURNED },
    )
    await said('Pago Exitoso')
    await said('Tu paquete de verificación "Oro" ha sido procesado.')
    expect(named(PAID).map(({ body }) => body)).toEqual([{ paymentIntentId: 'pi_9' }])
    expect(here()).toBe('/verification')
    expect(sessionStorage.getItem('verification-package')).toBeNull()
  })

  test.each([
    ['payment_unconfirmed', 'Error confirmando el pago'],
    ['payment_over', 'Este pago ya terminó. Vuelve a empezar.'],
  ])('what was not paid is no success (%s)', async (code, message) => {
    await openVerification([EMAIL], { [PAID]: refusal(409, code, message) }, { query: RETURNED })
    await said('Error confirmando el pago')
    if (code === 'payment_over') await said(message)
    expect(screen.queryByText('Pago Exitoso')).toBeNull()
    await waitFor(() => expect(here()).toBe('/verification'))
  })

  test('with nobody to ask, the address stays for another try', async () => {
    await openVerification([EMAIL], { [PAID]: 'no network' }, { query: RETURNED })
    await said('Error confirmando el pago')
    expect(here()).toBe(`/verification${RETURNED}`)
  })

  test('without an intent in the address it is said of what is bought, and of nothing else', async () => {
    const { unmount } = await openVerification([EMAIL], BOUGHT, { query: '?success=true' })
    await said('Tu paquete de verificación "Oro" ha sido procesado.')
    unmount()
    fresh()
    sessionStorage.setItem('verification-package', 'Bronce')
    await openVerification([EMAIL], BOUGHT, { query: '?success=true' })
    await waitFor(() => expect(here()).toBe('/verification'))
    expect(currentToast()).toBeNull()
  })
})

test('while it is on its way the shape is there', async () => {
  const { container } = await openVerification([], { [PROOFS]: 'never' })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"] .skeleton')).toBeTruthy())
})

test('what could not be loaded is told, and asked for again on a press', async () => {
  const { answers } = await openVerification([], { [PROOFS]: { status: 500, text: 'boom' } })
  await screen.findByText('No pudimos cargar tu verificación')
  answers[PROOFS] = { body: [EMAIL] }
  await userEvent.click(button('Intentar de nuevo'))
  expect(await rowOf('Email')).toBeTruthy()
})

test('a lost network is a state, not an error', async () => {
  await openVerification([], { [PROOFS]: 'no network' })
  await screen.findByText('Verás tu verificación cuando vuelva la conexión.')
  expect(currentToast()).toBeNull()
})

test('in English too', async () => {
  await openVerification([EMAIL, proof('phone')], {}, { language: 'en' })
  expect(await screen.findByText('1 of 2 done')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask for verification' })).toBeTruthy()
})
