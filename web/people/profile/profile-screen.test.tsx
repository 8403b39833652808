/** One's own profile, as a person reads it. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { said } from '#web/accounts/testing.tsx'
import { ANA, becomes, freshProfile, openProfile, proof, STATS } from './testing.tsx'

const region = (name: string) => screen.getByRole('region', { name })

beforeEach(freshProfile)

test('every card says what is known', async () => {
  await openProfile()
  expect(screen.getByText('Miembro desde el 3 de noviembre de 2026')).toBeTruthy()
  expect(screen.getByText('Asunción, Paraguay')).toBeTruthy()
  const reputation = region('Reputación')
  await within(reputation).findByText('Regular')
  expect(reputation.textContent).toContain('255 de 1.000')
  expect(reputation.textContent).toContain('4,5')
  expect(within(reputation).getByRole('progressbar', { name: 'Tasa de éxito' })).toHaveProperty(
    'value',
    75,
  )
  const tokens = region('Tokens')
  expect(within(tokens).getByText('45 tokens')).toBeTruthy()
  const rows = await within(tokens).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Artículo destacado por 7 días.*−50$/),
    expect.stringMatching(/^Intercambio completado.*\+20$/),
    expect.stringMatching(/^Email verificado.*\+10$/),
  ])
  const all = within(tokens).getByRole('link', { name: 'Ver todos' })
  expect(all.getAttribute('href')).toBe('/profile/tokens')
  const proofs = await within(region('Verificación')).findAllByRole('listitem')
  expect(proofs.map((row) => row.textContent)).toEqual([
    'EmailAprobado',
    'TeléfonoPendiente',
    'Documento de identidadSin verificar',
  ])
  await screen.findByText('Todavía no tienes reseñas')
  expect(document.title).toContain('Mi Perfil')
})

test('what nobody else is shown stands together and says so; what was left empty is not there', async () => {
  await openProfile()
  screen.getByText('Solo los ves tú.')
  const said = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(said.slice(0, 5)).toEqual([
    'Emailana@example.com',
    'Teléfono0981123456',
    'Fecha de nacimiento4 de mayo de 1990',
    'GéneroFemenino',
    'Departamento o provinciaCentral',
  ])
  expect(said.some((text) => text?.startsWith('Dirección'))).toBe(false)
})

test.each([
  ['bronze', 'es', 'Insignia Verificado'],
  ['gold', 'en', 'Business badge'],
] as const)('a %s badge stands beside the name (%s)', async (badge, language, said) => {
  becomes({ ...ANA, badge })
  await openProfile({}, language)
  expect(screen.getByText(said)).toBeTruthy()
})

test('without trades there is no rate to show, and a failing card leaves the others alone', async () => {
  const { answers } = await openProfile({
    'GET /api/user/stats': { body: { ...STATS, successfulTrades: 0, totalTrades: 0 } },
    'GET /api/user/tokens/history': { status: 500, text: '{}' },
  })
  await within(region('Reputación')).findByText('0 de 0')
  expect(screen.queryByRole('progressbar', { name: 'Tasa de éxito' })).toBeNull()
  const tokens = region('Tokens')
  await within(tokens).findByText('No pudimos cargar esta parte.')
  answers['GET /api/user/tokens/history'] = { body: [] }
  await userEvent.click(within(tokens).getByRole('button', { name: 'Intentar de nuevo' }))
  await within(tokens).findByText('Todavía no hay movimientos.')
  expect(within(tokens).queryByRole('link', { name: 'Ver todos' })).toBeNull()
})

test('what is not proved is asked for from its row', async () => {
  const { named } = await openProfile({
    'GET /api/user/verifications': { body: [proof('phone', 'none')] },
    'POST /api/user/verification/request': { body: [proof('phone', 'pending')] },
  })
  const card = within(region('Verificación'))
  const ask = await card.findByRole('button', { name: 'Pedir verificación' })
  expect(card.getByRole('button', { name: 'Enviar código' })).toBeTruthy()
  await userEvent.click(ask)
  await said('Verificación solicitada')
  await said('Tu solicitud de verificación ha sido enviada')
  expect(named('POST /api/user/verification/request')[0]?.body).toEqual({
    verificationType: 'phone',
  })
  await card.findByText('Pendiente')
  expect(card.queryByRole('button', { name: 'Pedir verificación' })).toBeNull()
  expect(named('GET /api/user/verifications')).toHaveLength(1)
})

test('whoever is verified reads beforehand what another name costs', async () => {
  const { unmount } = await openProfile()
  const edit = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Editar perfil' }))
    await screen.findByLabelText('Nombre')
  }
  await edit()
  expect(screen.queryByText(/verificar tu identidad de nuevo/)).toBeNull()
  unmount()
  becomes({ ...ANA, isVerified: true })
  await openProfile()
  await edit()
  expect(screen.getByText(/verificar tu identidad de nuevo/)).toBeTruthy()
})

test('in English', async () => {
  await openProfile({}, 'en')
  expect(screen.getByRole('heading', { name: 'My profile' })).toBeTruthy()
  expect(screen.getByText('Member since November 3, 2026')).toBeTruthy()
  await within(region('Reputation')).findByText('Fair')
})
