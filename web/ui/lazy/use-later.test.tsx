import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { useLater } from './use-later.ts'

function pending() {
  let resolve: (part: ComponentType) => void = () => undefined
  const promise = new Promise<ComponentType>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const Part = () => <p>aquí está</p>

function Opener({ load }: { load: () => Promise<ComponentType> }) {
  const later = useLater(load)
  return (
    <>
      <button type="button" onClick={later.open} onPointerEnter={later.prepare}>
        abrir
      </button>
      <button type="button" onClick={later.close}>
        cerrar
      </button>
      {later.Part && <later.Part />}
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a press while the code is on its way opens it once it is there', async () => {
  const { promise, resolve } = pending()
  await renderApp(<Opener load={() => promise} />)
  await press('abrir')
  expect(screen.queryByText('aquí está')).toBeNull()
  await act(async () => resolve(Part))
  expect(screen.getByText('aquí está')).toBeTruthy()
  await press('cerrar')
  expect(screen.queryByText('aquí está')).toBeNull()
})

test('what was closed before it came stays closed', async () => {
  const { promise, resolve } = pending()
  await renderApp(<Opener load={() => promise} />)
  await press('abrir')
  await press('cerrar')
  await act(async () => resolve(Part))
  expect(screen.queryByText('aquí está')).toBeNull()
})

test('without a network that is said, and the next press tries again', async () => {
  const load = vi.fn(async () => Part)
  // The pointer's way to the button fails in silence, the press does not.
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await renderApp(<Opener load={load} />)
  await press('abrir')
  await waitFor(() => expect(currentToast()?.title).toBe('Sin conexión'))
  expect(screen.queryByText('aquí está')).toBeNull()
  await press('abrir')
  expect(await screen.findByText('aquí está')).toBeTruthy()
})

test('what did not come though the server answers is no lost network', async () => {
  vi.stubGlobal('fetch', async () => new Response(null))
  await renderApp(<Opener load={() => Promise.reject(new TypeError('no module'))} />)
  await press('abrir')
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo cargar esta parte'))
  vi.unstubAllGlobals()
})
