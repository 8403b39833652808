import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { activate } from '#web/i18n/i18n.ts'
import * as t from '#web/items/testing.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(t.fresh)
afterEach(() => {
  activate('es')
  vi.unstubAllGlobals()
})

test('another language in the middle of publishing: what was entered and what is wrong stay, worded anew', async () => {
  await t.openForm()
  await userEvent.type(t.field('Título'), 'Gu')
  await userEvent.click(t.field('Música e instrumentos'))
  await userEvent.click(t.field('Como nuevo'))
  await userEvent.type(t.field(/Valor estimado/), '150000')
  await userEvent.clear(t.field('Ubicación'))
  await userEvent.type(t.field(/Descripción/), 'Con funda')
  await userEvent.click(t.button('Publicar'))
  await screen.findByText('El título debe tener al menos 3 caracteres')
  await act(() => chooseLanguage('en'))
  expect(screen.getByText('The title must have at least 3 characters')).toBeTruthy()
  expect(screen.getByText('The description must have at least 10 characters')).toBeTruthy()
  expect(screen.getByText('The location is required')).toBeTruthy()
  expect(screen.queryByText('El título debe tener al menos 3 caracteres')).toBeNull()
  expect(t.field('Title').value).toBe('Gu')
  expect(t.field('Music and instruments').checked).toBe(true)
  expect(t.field('Like new').checked).toBe(true)
  expect(t.field(/Estimated value/).value).toBe('150.000')
  expect(t.field(/Description/).value).toBe('Con funda')
})
