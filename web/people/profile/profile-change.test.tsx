/** One's own profile, as a person changes it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, field, said } from '#web/accounts/testing.tsx'
import { Failure } from '#web/api/failure.ts'
import { sendForm } from '#web/api/send-form.ts'
import { PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import { ANA, becomes, freshProfile, openProfile } from './testing.tsx'

vi.mock('#web/api/send-form.ts', () => ({ sendForm: vi.fn() }))
vi.mock('#web/media/prepare.ts', async (original) => ({
  ...(await original<typeof import('#web/media/prepare.ts')>()),
  preparePhoto: vi.fn(),
}))
const sent = vi.mocked(sendForm)
const prepared = vi.mocked(preparePhoto)

const region = (name: string) => screen.getByRole('region', { name })
const fieldsOf = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'))
const lastSent = () => sent.mock.lastCall?.[2]

beforeEach(() => {
  freshProfile()
  sent.mockReset().mockResolvedValue({})
  prepared.mockReset()
})

test('only what changed is sent, what was emptied is named, and a failure keeps what was typed', async () => {
  await openProfile()
  await userEvent.click(button('Editar perfil'))
  await userEvent.clear(await screen.findByLabelText('Nombre'))
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

  becomes({ ...ANA, firstName: 'Rosa', bio: null })
  await userEvent.click(button('Guardar cambios'))
  await screen.findByText('Rosa Benítez')
  expect(fieldsOf(lastSent())).toEqual({ firstName: 'Rosa', clear: '["bio"]' })
  await waitFor(() => expect(document.activeElement).toBe(button('Editar perfil')))
})

test('the details that nobody else sees are corrected as they were given, by the same rules', async () => {
  becomes({ ...ANA, address: 'Calle Palma 417' })
  await openProfile()
  await userEvent.click(button('Editar perfil'))
  const group = within(await screen.findByRole('group', { name: 'Datos personales' }))
  const birth = group.getByLabelText<HTMLInputElement>('Fecha de nacimiento')
  expect([birth.value, birth.min]).toEqual(['1990-05-04', '1900-01-01'])
  fireEvent.change(birth, { target: { value: '2020-01-01' } })
  await userEvent.click(button('Guardar cambios'))
  expect(group.getByText('Debes tener al menos 18 años para crear una cuenta.')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()

  fireEvent.change(birth, { target: { value: '1990-04-05' } })
  await userEvent.selectOptions(group.getByLabelText('Género'), 'Otro')
  await userEvent.clear(group.getByLabelText(/Dirección/))
  const state = group.getByLabelText(/Departamento o provincia/)
  await userEvent.clear(state)
  await userEvent.type(state, 'Cordillera')
  await userEvent.click(button('Guardar cambios'))
  await said('Perfil actualizado')
  expect(fieldsOf(lastSent())).toEqual({
    dateOfBirth: '1990-04-05',
    gender: 'other',
    state: 'Cordillera',
    clear: '["address"]',
  })
})

test('what was not saved is there again when the page comes back, and gone once it is saved or discarded', async () => {
  const { unmount } = await openProfile()
  await userEvent.click(button('Editar perfil'))
  await userEvent.type(await screen.findByLabelText(/Dirección/), 'Calle 2')
  sent.mockRejectedValueOnce(new Failure(0, 'offline', ''))
  await userEvent.click(button('Guardar cambios'))
  await said('Sin conexión')
  unmount()
  const again = await openProfile()
  await userEvent.click(button('Editar perfil'))
  await screen.findByText('Recuperamos lo que habías cambiado sin guardar.')
  expect(screen.getByLabelText<HTMLInputElement>(/Dirección/).value).toBe('Calle 2')
  await userEvent.click(button('Guardar cambios'))
  await waitFor(() => expect(fieldsOf(lastSent())).toEqual({ address: 'Calle 2' }))
  await screen.findByRole('button', { name: 'Editar perfil' })
  again.unmount()

  await openProfile()
  await userEvent.click(button('Editar perfil'))
  await userEvent.type(await screen.findByLabelText('Nombre'), ' María')
  expect(screen.queryByText(/Recuperamos/)).toBeNull()
  await userEvent.click(button('Cancelar'))
  await userEvent.click(button('Descartar'))
  await userEvent.click(button('Editar perfil'))
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Ana')
})

test('what was saved all the same, its answer lost, is nothing recovered', async () => {
  const { unmount } = await openProfile()
  await userEvent.click(button('Editar perfil'))
  await userEvent.type(await screen.findByLabelText(/Dirección/), 'Calle 2')
  sent.mockRejectedValueOnce(new Failure(0, 'offline', ''))
  await userEvent.click(button('Guardar cambios'))
  await said('Sin conexión')
  unmount()
  becomes({ ...ANA, address: 'Calle 2' })
  await openProfile()
  await userEvent.click(button('Editar perfil'))
  expect((await screen.findByLabelText<HTMLInputElement>(/Dirección/)).value).toBe('Calle 2')
  expect(screen.queryByText(/Recuperamos/)).toBeNull()
})

test('changes are not thrown away without asking', async () => {
  await openProfile()
  await userEvent.click(button('Editar perfil'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await userEvent.click(button('Editar perfil'))
  await userEvent.type(await screen.findByLabelText('Nombre'), ' María')
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
  await openProfile()
  const skills = within(region('Habilidades'))
  const input = skills.getByLabelText<HTMLInputElement>('Nueva habilidad')
  becomes({ ...ANA, skills: ['costura', 'yeso', 'pintura'] })
  await userEvent.type(input, 'yeso, pintura{Enter}')
  await skills.findByText('pintura')
  const words = skills.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(words).toEqual(['/search?q=costura', '/search?q=yeso', '/search?q=pintura'])
  expect(fieldsOf(lastSent())).toEqual({ skills: '["costura","yeso","pintura"]' })

  sent.mockRejectedValueOnce(new Failure(0, 'offline', ''))
  await userEvent.type(input, 'soldadura{Enter}')
  await said('Sin conexión')
  await waitFor(() => expect(input.value).toBe('soldadura'))
  expect(skills.queryByText('soldadura')).toBeNull()

  const long = 'Cada uno puede tener máximo 30 caracteres'
  const issues = [{ path: 'skills', message: long }]
  sent.mockRejectedValueOnce(new Failure(422, 'invalid', 'x', issues))
  await userEvent.type(input, '{Enter}')
  await skills.findByText(long)
  expect(input.value).toBe('soldadura')

  becomes(ANA)
  await userEvent.click(skills.getByRole('button', { name: 'Quitar yeso' }))
  await waitFor(() => expect(fieldsOf(lastSent())).toEqual({ skills: '["costura","pintura"]' }))
})

// To the letter (D2).
test.each([
  ['photo_type', 'Archivo inválido', 'Por favor selecciona una imagen válida'],
  ['photo_large', 'Archivo muy grande', 'La imagen debe ser menor a 5MB'],
] as const)(
  'a file that is no picture for it is refused in words: %s',
  async (code, title, text) => {
    await openProfile()
    prepared.mockRejectedValueOnce(new PhotoRefused(code))
    await userEvent.upload(
      await screen.findByLabelText('Elegir foto de perfil'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    await said(title)
    await said(text)
    expect(sent).not.toHaveBeenCalled()
  },
)

test('a picture is sent when it is chosen, and removed again', async () => {
  await openProfile()
  const photo = { full: new Blob(['f']), medium: new Blob(['m']), small: null, colors: null }
  prepared.mockResolvedValueOnce(photo)
  becomes({ ...ANA, profileImageUrl: '/img/people/u1/0123456789abcdef/320' })
  await userEvent.upload(
    await screen.findByLabelText('Elegir foto de perfil'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  )
  await said('Foto actualizada')
  expect([...(lastSent() ?? [])].map(([name]) => name)).toEqual([
    'avatar',
    'avatar640',
    'avatar320',
    'avatarColors',
    'avatarLooks',
  ])
  becomes(ANA)
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar foto' }))
  await said('Foto quitada')
  expect(fieldsOf(lastSent())).toEqual({ clear: 'avatar' })
})
