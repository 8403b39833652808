import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { button, DONE, field, fresh, here, said, VISITOR } from '../testing.tsx'
import { openSettings } from './testing.tsx'

const CHANGE = 'POST /api/auth/change-password'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

async function change(current = 'clave-vieja-1', next = 'clave-nueva-9', again = next) {
  await userEvent.type(field('Contraseña actual'), current)
  await userEvent.type(field('Nueva contraseña'), next)
  await userEvent.type(field('Confirmar contraseña'), again)
  await userEvent.click(button('Cambiar contraseña'))
}

test('the password is changed by who knows it; the other sessions are gone from the list', async () => {
  const { named } = await openSettings({ [CHANGE]: DONE })
  await screen.findByText('Chrome en Android')
  await change()
  await said('Contraseña cambiada')
  expect(named(CHANGE).map(({ body }) => body)).toEqual([
    { currentPassword: 'clave-vieja-1', newPassword: 'clave-nueva-9' },
  ])
  await screen.findByText('Solo este dispositivo')
  expect(document.activeElement?.textContent).toBe('Contraseña')
  for (const label of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña']) {
    expect(field(label).value).toBe('')
  }
})

test('what is missing, short or not repeated is told beside its field, and nothing is sent', async () => {
  const { named } = await openSettings()
  await userEvent.click(button('Cambiar contraseña'))
  expect(screen.getByText('Contraseña es requerida')).toBeTruthy()
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy()
  expect(screen.getByText('Confirma tu contraseña')).toBeTruthy()
  expect(document.activeElement).toBe(field('Contraseña actual'))
  await change('x', 'clave-nueva-9', 'otra')
  expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
  expect(named(CHANGE)).toEqual([])
})

test('a wrong current password is told beside its field, until it changes', async () => {
  const wrong = [{ path: 'currentPassword', message: 'Credenciales incorrectas.' }]
  await openSettings({ [CHANGE]: refusal(422, 'credentials_wrong', 'Credenciales.', wrong) })
  await change()
  await screen.findByText('La contraseña actual no es correcta')
  await waitFor(() => expect(document.activeElement).toBe(field('Contraseña actual')))
  expect(currentToast()).toBeNull()
  expect(field('Nueva contraseña').value).toBe('clave-nueva-9')
  await userEvent.type(field('Contraseña actual'), '2')
  expect(screen.queryByText('La contraseña actual no es correcta')).toBeNull()
})

test('a new password that the server refuses is told on its own field', async () => {
  const common = [{ path: 'newPassword', message: 'Elige otra.' }]
  await openSettings({ [CHANGE]: refusal(422, 'password_common', 'Elige otra.', common) })
  await change()
  await said('Error al guardar la contraseña')
  await waitFor(() => expect(field('Nueva contraseña').getAttribute('aria-invalid')).toBe('true'))
})

test.each([
  ['no network' as const, 'Sin conexión'],
  [refusal(429, 'too_many', 'Demasiados intentos.'), 'Error al guardar la contraseña'],
  [{ status: 502, text: '<html>nginx</html>' }, 'Error al guardar la contraseña'],
])('a change that failed is told, and what was typed stays (%#)', async (answer, title) => {
  await openSettings({ [CHANGE]: answer })
  await change()
  await said(title)
  expect(currentToast()?.text).not.toContain('nginx')
  expect(field('Contraseña actual').value).toBe('clave-vieja-1')
  expect(field('Nueva contraseña').value).toBe('clave-nueva-9')
})

test('every field can be shown and hidden, and who forgot the password is helped', async () => {
  await openSettings()
  const card = within(screen.getByRole('region', { name: 'Contraseña' }))
  const toggles = card.getAllByRole('button', { name: 'Mostrar lo escrito' })
  expect(toggles).toHaveLength(3)
  const [first] = toggles
  if (first) await userEvent.click(first)
  expect(field('Contraseña actual').type).toBe('text')
  expect(field('Nueva contraseña').type).toBe('password')
  const link = screen.getByRole('link', { name: 'Olvidé mi contraseña' }).getAttribute('href')
  expect(link).toBe('/forgot-password?next=%2Fsettings&email=ana%40example.com')
})

test('a session that ended meanwhile leaves the form as it is, and says how to go on', async () => {
  const { answers } = await openSettings({ [CHANGE]: refusal(401, 'signed_out', 'x') })
  await change()
  await screen.findByText('Tu sesión se cerró')
  const link = screen.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(here()).toBe('/settings')
  expect(field('Nueva contraseña').value).toBe('clave-nueva-9')
  // Signed in there, and back here.
  answers[CHANGE] = DONE
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText('Tu sesión se cerró')).toBeNull())
  await userEvent.click(button('Cambiar contraseña'))
  await said('Contraseña cambiada')
})

test('with nothing typed, whose session ended is told and led to the sign-in page and back', async () => {
  const { answers, queryClient } = await openSettings()
  await screen.findByText('Chrome en Android')
  answers['GET /api/auth/user'] = VISITOR
  answers['GET /api/auth/sessions'] = VISITOR
  await queryClient.refetchQueries()
  await said('No autorizado')
  expect(currentToast()?.text).toBe('Tu sesión está cerrada. Iniciando sesión nuevamente...')
  await waitFor(() => expect(here()).toBe('/custom-login?next=%2Fsettings'))
})
