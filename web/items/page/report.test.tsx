import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { isHalfTyped } from '#web/pwa/half-typed.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

const REPORT = 'POST /api/reports'

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

test('what was typed about an item is there again after closing, until it is sent', async () => {
  t.signedIn()
  const server = fakeServer({
    'GET /api/auth/user': { body: { ...t.ANA.body, id: 'beto' } },
    'GET /api/items/7': { body: makeItem(7) },
  })
  await t.visit('/items/7')
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reportar este artículo' }))
    return within(await screen.findByRole('dialog', { name: 'Reportar artículo' }))
  }
  const form = await open()
  await userEvent.type(form.getByLabelText('Descripción'), 'La foto no es suya')
  await userEvent.click(form.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isHalfTyped()).toBe(true)
  const again = await open()
  expect(again.getByLabelText('Descripción')).toHaveProperty('value', 'La foto no es suya')
  server.answers[REPORT] = { status: 204, text: null }
  await userEvent.selectOptions(again.getByLabelText('Motivo'), 'Estafa')
  await userEvent.click(again.getByRole('button', { name: 'Enviar reporte' }))
  await screen.findByText('Reporte enviado')
  expect(isHalfTyped()).toBe(false)
})
