import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from './testing.tsx'

vi.mock('./press-heart.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

test('a press whose code cannot be fetched says that there is no connection', async () => {
  await t.visit('/search', false)
  fireEvent.pointerEnter(t.heart(7))
  fireEvent.click(t.heart(7))
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
  expect(t.isPressed(7)).toBe(false)
})
