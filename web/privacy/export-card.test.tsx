import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EXPORT_PARTS } from '#terms/privacy'
import { openSettings } from '#web/accounts/settings/testing.tsx'
import { fresh } from '#web/accounts/testing.tsx'
import { type Call, refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { ask, confirmWith, toasted } from './testing.tsx'

const OPEN = 'POST /api/privacy/export'
const PART = 'POST /api/privacy/export/part'

let saved: File[] = []
beforeEach(() => {
  fresh()
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

type Asked = { token: string; part: string; cursor?: string }
const bodyOf = (call: Call) => call.body as Asked
/** Items come in two pages, all else in one. */
const pages = (call: Call) => {
  const { part, cursor } = bodyOf(call)
  if (part === 'profile') return { body: { rows: [{ firstName: 'Ana' }], next: null } }
  if (part !== 'items') return { body: { rows: [], next: null } }
  return cursor
    ? { body: { rows: [{ id: 2 }], next: null } }
    : { body: { rows: [{ id: 1 }], next: '1' } }
}

test('the password opens the parts, and one file with all of them is saved', async () => {
  const { named } = await openSettings({ [OPEN]: { body: { token: 'open' } }, [PART]: pages })
  await ask('Descargar mis datos')
  await confirmWith('clave-larga-9', 'Descargar')
  await toasted('Archivo listo')
  expect(named(OPEN).map(({ body }) => body)).toEqual([{ password: 'clave-larga-9' }])
  const asked = named(PART).map(bodyOf)
  expect([...new Set(asked.map(({ part }) => part))]).toEqual([...EXPORT_PARTS])
  expect(asked.every(({ token }) => token === 'open')).toBe(true)
  const [file] = saved
  expect(file?.name).toMatch(/^([a-z]+-)?\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse((await file?.text()) ?? '')
  expect(content).toMatchObject({
    version: 1,
    profile: { firstName: 'Ana' },
    items: [{ id: 1 }, { id: 2 }],
    messages: [],
    notificationSettings: null,
  })
  expect(Object.keys(content).slice(3)).toEqual([...EXPORT_PARTS])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong password is told beside its field; a part that fails leaves no half of a file', async () => {
  const wrong = refusal(422, 'credentials_wrong', 'Credenciales incorrectas.')
  const { answers } = await openSettings({ [OPEN]: wrong })
  await ask('Descargar mis datos')
  await confirmWith('no-es-esta', 'Descargar')
  await screen.findByText('La contraseña no es correcta')
  expect(currentToast()).toBeNull()
  Object.assign(answers, {
    [OPEN]: { body: { token: 'open' } },
    [PART]: (call: Call) => (bodyOf(call).part === 'trades' ? 'no network' : pages(call)),
  })
  await confirmWith('x', 'Descargar')
  await toasted('Sin conexión')
  expect(saved).toEqual([])
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('how far it is, is told while it is prepared', async () => {
  await openSettings({
    [OPEN]: { body: { token: 'open' } },
    [PART]: (call) => (bodyOf(call).part === 'trades' ? 'never' : pages(call)),
  })
  await ask('Descargar mis datos')
  await confirmWith('clave-larga-9', 'Descargar')
  await screen.findByText(`Parte 2 de ${EXPORT_PARTS.length}`)
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2')
})
