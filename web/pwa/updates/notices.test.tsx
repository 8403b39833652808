import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { Notices } from './notices.tsx'
import { reloadFresh } from './reload-fresh.ts'
import { tellUpdate } from './updates.ts'

vi.mock('./reload-fresh.ts', () => ({ reloadFresh: vi.fn(async () => undefined) }))

afterEach(() => {
  act(() => tellUpdate('none'))
  vi.clearAllMocks()
})

const accept = () => screen.findByRole('button', { name: 'Actualizar' })

test('a new release is told quietly, and waits for a later day', async () => {
  await renderApp(<Notices />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => tellUpdate('ready'))
  await accept()
  expect(screen.getByRole('status').textContent).toContain('Hay una versión nueva')
  await userEvent.click(screen.getByRole('button', { name: 'Después' }))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(reloadFresh).not.toHaveBeenCalled()
})

test('accepted, it is loaded once', async () => {
  await renderApp(<Notices />)
  act(() => tellUpdate('ready'))
  await userEvent.click(await accept())
  expect(reloadFresh).toHaveBeenCalledTimes(1)
  expect(await accept()).toHaveProperty('disabled', true)
})

test('who is typing something is warned first', async () => {
  await renderApp(
    <>
      <form>
        <input aria-label="Título" />
      </form>
      <Notices />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Título'), 'Bici')
  act(() => tellUpdate('needed'))
  await userEvent.click(await accept())
  expect(reloadFresh).not.toHaveBeenCalled()
  await waitFor(() => screen.getByText(/Tienes algo sin terminar/))
  await userEvent.click(await accept())
  expect(reloadFresh).toHaveBeenCalledTimes(1)
})

test('a part that is only in the new release says why, in English too', async () => {
  await renderApp(<Notices />, 'en')
  act(() => tellUpdate('needed'))
  await screen.findByText('This part is only in the new version. What you typed is still here.')
})
