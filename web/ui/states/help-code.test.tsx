/** The code by which somebody asks for help: of what failed at the server, or of what we were told of. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, noAnswer } from '#web/api/failure.ts'
import { CrashScreen } from '#web/app/screens/crash-screen.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { Fallback } from '#web/ui/lazy/fallback.tsx'
import { LoadProblem } from './load-problem.tsx'

const TOLD = 'POST /api/client-errors'

beforeEach(() => {
  // React reports what a boundary caught.
  vi.mocked(console.error).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
  vi.unstubAllGlobals()
})

function problem(error: unknown, isOffline = false) {
  const texts = { title: 'No se pudo', text: 'Otra vez', offlineText: 'Sin red' }
  return <LoadProblem {...texts} error={error} isOffline={isOffline} retry={() => undefined} />
}
const failed = (status: number, requestId?: string) =>
  failureOf(status, JSON.stringify({ code: 'x', message: 'y', requestId }), '')

test('a screen that failed at the server shows what the log calls it', async () => {
  const { calls } = fakeServer({})
  const { unmount } = await renderApp(problem(failed(500, 'ABCD1234')))
  const code = await screen.findByText('ABCD1234')
  expect(code.parentElement?.textContent).toBe('Código de ayuda: ABCD1234')
  expect(code.className).toContain('select-all')
  unmount()
  await renderApp(problem(failed(503, 'WXYZ9876')), 'en')
  const other = await screen.findByText('WXYZ9876')
  expect(other.parentElement?.textContent).toBe('Help code: WXYZ9876')
  expect(calls).toEqual([])
})

test('where there is none, nothing is said of it', async () => {
  const { calls } = fakeServer({})
  for (const [error, isOffline] of [
    [failed(502), false],
    [failed(404), false],
    [noAnswer(), true],
    [null, true],
  ] as const) {
    const { unmount } = await renderApp(problem(error, isOffline))
    await screen.findByText(isOffline ? 'Sin red' : 'Otra vez')
    // The part is there by now, as the test before has fetched it.
    await waitFor(() => expect(screen.queryByText(/ayuda/)).toBeNull())
    unmount()
  }
  expect(calls).toEqual([])
})

function Broken(): never {
  throw new RangeError('de pruebas')
}

test('what breaks on the screen is told, and the screen says under which code', async () => {
  const { named } = fakeServer({
    [TOLD]: { status: 204, text: null, headers: { 'x-request-id': 'CRASH123' } },
  })
  await renderApp(
    <Fallback to={(error, again) => <CrashScreen error={error} again={again} />}>
      <Broken />
    </Fallback>,
  )
  await screen.findByText('Algo se rompió en esta pantalla')
  await screen.findByText('CRASH123')
  expect(named(TOLD)).toMatchObject([{ body: { message: 'RangeError: de pruebas' } }])
})

test('without a network the crash screen tells nobody and shows no code', async () => {
  const { calls } = fakeServer({})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderApp(<CrashScreen error={new RangeError('sin red')} again={() => undefined} />)
  await screen.findByText('Sin conexión')
  expect(screen.queryByText(/ayuda/)).toBeNull()
  expect(calls).toEqual([])
})
