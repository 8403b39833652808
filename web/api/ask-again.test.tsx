import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOnline } from '#web/pwa/store/testing.ts'
import { renderApp } from '#web/testing/render.tsx'
import { askAgain } from './ask-again.ts'
import { Failure, noAnswer } from './failure.ts'

const ask = vi.fn<() => Promise<string>>()
function Asking() {
  const { data, error } = useQuery({ queryKey: ['asked'], queryFn: ask })
  return <p>{data ?? (error ? 'nada' : 'espera')}</p>
}
let stop: (() => void) | undefined

beforeEach(() => ask.mockReset())
afterEach(() => {
  stop?.()
  setOnline(true)
})

async function open() {
  const view = await renderApp(<Asking />)
  stop = askAgain(view.queryClient)
  return view
}
const comeToFront = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

test('what failed without a network is asked when it returns', async () => {
  setOnline(false)
  ask.mockRejectedValueOnce(noAnswer()).mockResolvedValue('aquí está')
  await open()
  await screen.findByText('nada')
  act(() => setOnline(true))
  await screen.findByText('aquí está')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what was on its way as the network returned, and fails only then, is asked once more', async () => {
  let fail: (error: Failure) => void = () => undefined
  const first = new Promise<string>((_, reject) => {
    fail = reject
  })
  ask.mockReturnValueOnce(first).mockRejectedValueOnce(noAnswer()).mockResolvedValue('más tarde')
  await open()
  await screen.findByText('espera')
  act(() => setOnline(true))
  await act(async () => fail(noAnswer()))
  await screen.findByText('nada')
  expect(ask).toHaveBeenCalledTimes(2)
  act(() => setOnline(true))
  await screen.findByText('más tarde')
})

test('and when the app comes to the front, if a server that was down answers by then', async () => {
  ask.mockRejectedValueOnce(new Failure(503, 'unexpected', '')).mockResolvedValue('aquí está')
  await open()
  await screen.findByText('nada')
  comeToFront()
  await screen.findByText('aquí está')
})

test.each([408, 425])('%i is no refusal: the server could not answer then', async (status) => {
  ask.mockRejectedValueOnce(new Failure(status, 'unknown', '')).mockResolvedValue('aquí está')
  await open()
  await screen.findByText('nada')
  comeToFront()
  await screen.findByText('aquí está')
})

test('what the device had is asked for, and stands until the answer is there', async () => {
  ask.mockResolvedValueOnce('de ayer').mockResolvedValue('de hoy')
  const { queryClient } = await open()
  await screen.findByText('de ayer')
  await act(() => queryClient.invalidateQueries({ refetchType: 'none' }))
  comeToFront()
  await screen.findByText('de hoy')
})

test('what was answered, and what was refused, is not asked again', async () => {
  ask.mockResolvedValue('aquí está')
  const { unmount } = await open()
  await screen.findByText('aquí está')
  comeToFront()
  expect(ask).toHaveBeenCalledOnce()
  unmount()
  stop?.()
  ask
    .mockReset()
    .mockRejectedValueOnce(new Failure(404, 'not_found', ''))
    .mockResolvedValue('x')
  await open()
  await screen.findByText('nada')
  comeToFront()
  expect(ask).toHaveBeenCalledOnce()
})

test('nothing is asked without a network, nor by a page that nobody sees', async () => {
  ask.mockRejectedValueOnce(noAnswer()).mockResolvedValue('aquí está')
  await open()
  await screen.findByText('nada')
  act(() => setOnline(false))
  comeToFront()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => setOnline(true))
  comeToFront()
  expect(ask).toHaveBeenCalledOnce()
})
