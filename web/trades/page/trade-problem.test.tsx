/** A reported problem on the page of its trade: said first, answered there, reported behind the dots. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeProblem } from '#web/problems/testing.ts'
import { ANA, BETO } from '#web/trades/testing.ts'
import { button, dialog, freshTrade, openTrade, pageOf, press } from './testing-page.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

test('who is accused is asked for an answer before anything else', async () => {
  await openTrade(pageOf({ status: 'in_progress', problems: [makeProblem()] }))
  expect(await screen.findByText('Beto reportó un problema: cuenta lo que pasó.')).toBeTruthy()
  expect(await button('Responder')).toBeTruthy()
})

test('who has reported reads that it is open, also after the trade has ended', async () => {
  const own = makeProblem({ reporterId: ANA.id, accusedId: BETO.id, mayAnswer: false })
  await openTrade(pageOf({ status: 'cancelled', problems: [own] }))
  expect(await screen.findByText('Hay un problema reportado: abajo dice qué sigue.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Reportaste un problema' })).toBeTruthy()
})

test('it is reported from behind the dots, and only what can be reported now', async () => {
  await openTrade(pageOf({ status: 'in_progress', reportable: ['unsafe', 'other'] }))
  await press('Más opciones')
  const more = within(await dialog())
  await userEvent.click(more.getByRole('button', { name: 'Reportar un problema' }))
  const report = within(await screen.findByRole('dialog', { name: 'Reportar un problema' }))
  expect(report.getAllByRole('radio')).toHaveLength(2)
  expect(report.getByText(/termina ahora mismo/)).toBeTruthy()
})
