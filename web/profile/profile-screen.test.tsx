/** One's own profile, as a person uses it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts'
import { beginSession, button, field, fresh, said } from '#web/accounts/testing.tsx'
import { Failure } from '#web/api/failure.ts'
import { sendForm } from '#web/api/send-form.ts'
import type { Language } from '#web/i18n/catalog.ts'
import { PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ProfileScreen } from './profile-screen.tsx'

vi.mock('#web/api/send-form.ts', () => ({ sendForm: vi.fn() }))
vi.mock('#web/media/prepare.ts', async (original) => ({
  ...(await original<typeof import('#web/media/prepare.ts')>()),
  preparePhoto: vi.fn(),
}))
const sent = vi.mocked(sendForm)
const prepared = vi.mocked(preparePhoto)

const ANA: CurrentUser = {
  id: 'u1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Benítez',
  bio: 'Cambio libros',
  city: 'Asunción',
  country: 'Paraguay',
  phoneNumber: '0981123456',
  occupation: 'Maestra',
  profileImageUrl: null,
  isVerified: false,
  createdAt: '2026-11-03T12:00:00.000Z',
  reputationScore: 255,
  totalTrades: 4,
  successfulTrades: 3,
  tokenBalance: 45,
  skills: ['costura'],
  interests: [],
  publishedItems: 2,
  favoriteItems: 0,
}
const STATS = {
  reputationScore: 255,
  totalTrades: 4,
  successfulTrades: 3,
  averageRating: 4.5,
  totalReviews: 6,
}
const SUMMARY = {
  ...{ averageRating: 4.5, totalReviews: 6, tradeReviews: 5, level: 'regular' },
  ...{ fiveStarCount: 3, fourStarCount: 2, threeStarCount: 0, twoStarCount: 0, oneStarCount: 0 },
  ...{ itemQualityRating: null, communicationRating: null, reliabilityRating: null },
  lastReviewAt: null,
}
const token = (id: number, description: string, amount: number) => ({
  ...{ id, description, amount, balanceAfter: 45, transactionType: 'welcome' },
  createdAt: '2026-11-20T12:00:00.000Z',
})
const TOKENS = [
  token(4, 'Destacaste un artículo', -50),
  token(3, 'Intercambio completado', 20),
  token(2, 'Email verificado', 10),
  token(1, 'Bienvenida', 10),
]
const proof = (verificationType: string, status: string) => ({
  ...{ verificationType, status, reason: null, subject: null, takesCode: false },
})

let user = ANA

async function open(answers: Parameters<typeof fakeServer>[0] = {}, language?: Language) {
  beginSession()
  const server = fakeServer({
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/user/stats': { body: STATS },
    'GET /api/users/u1/rating-summary': { body: SUMMARY },
    'GET /api/user/tokens/history': { body: TOKENS },
    'GET /api/user/verifications': {
      body: [proof('email', 'approved'), proof('phone', 'pending'), proof('government_id', 'none')],
    },
    'GET /api/user/reviews': { body: [] },
    ...answers,
  })
  const view = await renderApp(<ProfileScreen />, language)
  await screen.findByText('Ana Benítez')
  return { ...server, ...view }
}
const region = (name: string) => screen.getByRole('region', { name })
const fieldsOf = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'))
const lastSent = () => sent.mock.lastCall?.[2]

beforeEach(() => {
  fresh()
  user = ANA
  sent.mockReset().mockResolvedValue({})
  prepared.mockReset()
})

test('every card says what is known', async () => {
  await open()
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
    expect.stringMatching(/^Destacaste un artículo.*−50$/),
    expect.stringMatching(/^Intercambio completado.*\+20$/),
    expect.stringMatching(/^Email verificado.*\+10$/),
  ])
  const proofs = await within(region('Verificación')).findAllByRole('listitem')
  expect(proofs.map((row) => row.textContent)).toEqual([
    'EmailAprobado',
    'TeléfonoPendiente',
    'Documento de identidadSin verificar',
  ])
  await screen.findByText('Todavía no tienes reseñas')
  expect(document.title).toContain('Mi Perfil')
})

test('without trades there is no rate to show, and a failing card leaves the others alone', async () => {
  const { answers } = await open({
    'GET /api/user/stats': { body: { ...STATS, successfulTrades: 0, totalTrades: 0 } },
    'GET /api/user/tokens/history': { status: 500, body: {} },
  })
  await within(region('Reputación')).findByText('0 de 0')
  expect(screen.queryByRole('progressbar', { name: 'Tasa de éxito' })).toBeNull()
  const tokens = region('Tokens')
  await within(tokens).findByText('No pudimos cargar esta parte.')
  answers['GET /api/user/tokens/history'] = { body: [] }
  await userEvent.click(within(tokens).getByRole('button', { name: 'Intentar de nuevo' }))
  await within(tokens).findByText('Todavía no hay movimientos.')
})

test('only what changed is sent, what was emptied is named, and a failure keeps what was typed', async () => {
  await open()
  await userEvent.click(button('Editar perfil'))
  await userEvent.clear(field('Nombre'))
  await userEvent.type(field('Nombre'), 'R')
  await userEvent.clear(screen.getByLabelText(/Sobre ti/))
  await userEvent.click(button('Guardar cambios'))
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getByText('Nombre debe tener al menos 2 caracteres')).toBeTruthy()
  await userEvent.type(field('Nombre'), 'osa')

  sent.mockRejectedValueOnce(new Failure(500, 'unexpected', 'x'))
  await userEvent.click(button('Guardar cambios'))
  await said('No se pudo actualizar el perfil')
  expect(field('Nombre').value).toBe('Rosa')

  user = { ...ANA, firstName: 'Rosa', bio: null }
  await userEvent.click(button('Guardar cambios'))
  await screen.findByText('Rosa Benítez')
  expect(fieldsOf(lastSent())).toEqual({ firstName: 'Rosa', clear: '["bio"]' })
  await waitFor(() => expect(document.activeElement).toBe(button('Editar perfil')))
})

test('changes are not thrown away without asking', async () => {
  await open()
  await userEvent.click(button('Editar perfil'))
  await userEvent.click(button('Cancelar'))
  await userEvent.click(button('Editar perfil'))
  await userEvent.type(field('Nombre'), ' María')
  await userEvent.click(button('Cancelar'))
  await screen.findByText('¿Descartar los cambios?')
  await userEvent.click(button('Seguir editando'))
  expect(field('Nombre').value).toBe('Ana María')
  await userEvent.click(button('Cancelar'))
  await userEvent.click(button('Descartar'))
  await screen.findByText('Ana Benítez')
  expect(sent).not.toHaveBeenCalled()
})

test('skills are added and removed in place; what was not saved stands in the field again', async () => {
  await open()
  const skills = within(region('Habilidades'))
  const input = skills.getByLabelText<HTMLInputElement>('Nueva habilidad')
  user = { ...ANA, skills: ['costura', 'yeso', 'pintura'] }
  await userEvent.type(input, 'yeso, pintura{Enter}')
  await skills.findByText('pintura')
  expect(fieldsOf(lastSent())).toEqual({ skills: '["costura","yeso","pintura"]' })

  sent.mockRejectedValueOnce(new Failure(0, 'offline', ''))
  await userEvent.type(input, 'soldadura{Enter}')
  await said('Sin conexión')
  await waitFor(() => expect(input.value).toBe('soldadura'))
  expect(skills.queryByText('soldadura')).toBeNull()

  await userEvent.clear(input)
  await userEvent.type(input, `${'x'.repeat(31)}{Enter}`)
  expect(skills.getByText('Cada uno puede tener máximo 30 caracteres')).toBeTruthy()

  user = ANA
  await userEvent.click(skills.getByRole('button', { name: 'Quitar yeso' }))
  await waitFor(() => expect(fieldsOf(lastSent())).toEqual({ skills: '["costura","pintura"]' }))
})

// Part 2 section 5, to the letter.
test.each([
  ['photo_type', 'Archivo inválido', 'Por favor selecciona una imagen válida'],
  ['photo_large', 'Archivo muy grande', 'La imagen debe ser menor a 5MB'],
] as const)(
  'a file that is no picture for it is refused in words: %s',
  async (code, title, text) => {
    await open()
    prepared.mockRejectedValueOnce(new PhotoRefused(code))
    await userEvent.upload(
      field('Elegir foto de perfil'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    await said(title)
    await said(text)
    expect(sent).not.toHaveBeenCalled()
  },
)

test('a picture is sent when it is chosen, and removed again', async () => {
  await open()
  const photo = { full: new Blob(['f']), medium: new Blob(['m']), small: null, colors: null }
  prepared.mockResolvedValueOnce(photo)
  user = { ...ANA, profileImageUrl: '/img/people/u1/0123456789abcdef/320' }
  await userEvent.upload(
    field('Elegir foto de perfil'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  )
  await said('Foto actualizada')
  expect([...(lastSent() ?? [])].map(([name]) => name)).toEqual([
    'avatar',
    'avatar640',
    'avatar320',
    'avatarColors',
  ])
  user = ANA
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar foto' }))
  await said('Foto quitada')
  expect(fieldsOf(lastSent())).toEqual({ clear: 'avatar' })
})

test('in English', async () => {
  await open({}, 'en')
  expect(screen.getByRole('heading', { name: 'My profile' })).toBeTruthy()
  expect(screen.getByText('Member since November 3, 2026')).toBeTruthy()
  await within(region('Reputation')).findByText('Fair')
})
