import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Failure, noAnswer } from '#web/api/failure.ts'
import { activate, i18n, loadWords } from '#web/i18n/i18n.ts'
import { currentToast, dismissToast } from '#web/ui/toast/toast.ts'
import { useSubmit } from './use-submit.ts'

const OURS = { title: 'No se guardó', text: 'Inténtalo de nuevo.' }
const ISSUES = [{ path: 'email', message: 'Ese no.' }]

beforeEach(async () => {
  dismissToast(currentToast()?.id ?? 0)
  await loadWords('es', ['shell'])
  activate('es')
})

function submitting(options: Parameters<typeof useSubmit>[0]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  )
  const { result } = renderHook(() => useSubmit(options), { wrapper })
  const fail = (error: unknown) =>
    act(async () => {
      await result.current.submit(() => Promise.reject(error))
    })
  return { result, fail }
}
const said = () => [currentToast()?.title, currentToast()?.text]

test('once at a time: a second press while it is on its way does nothing', async () => {
  const { result } = submitting(OURS)
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  act(() => void result.current.submit(work))
  expect(result.current.isBusy).toBe(true)
  expect(result.current.progress).toBe(0)
  await act(async () => expect(await result.current.submit(work)).toBe(false))
  act(() => result.current.onProgress(0.5))
  expect(result.current.progress).toBe(0.5)
  await act(async () => resolve())
  expect(result.current.isBusy).toBe(false)
  expect(work).toHaveBeenCalledTimes(1)
  expect(currentToast()).toBeNull()
})

test.each([
  [noAnswer(), ['Sin conexión', expect.stringContaining('conexión')]],
  [new Failure(409, 'taken', 'Ya está tomado.'), ['No se guardó', 'Ya está tomado.']],
  [new Failure(500, 'unexpected', 'x'), ['No se guardó', 'Inténtalo de nuevo.']],
  [new Error('bug'), ['No se guardó', 'Inténtalo de nuevo.']],
])('a failure is told: no network, the server’s sentence, or ours (%#)', async (error, told) => {
  const { fail, result } = submitting(OURS)
  await fail(error)
  expect(said()).toEqual(told)
  expect(result.current.problem).toBeUndefined()
})

test('beside what was sent it is told where no field says it', async () => {
  const { fail, result } = submitting({ ...OURS, at: 'beside' })
  await fail(new Failure(409, 'taken', 'Ya está tomado.'))
  expect(result.current.problem).toBe('Ya está tomado.')
  expect(currentToast()).toBeNull()
  await fail(new Failure(422, 'invalid', 'x', ISSUES))
  expect(result.current).toMatchObject({ problem: undefined, issues: ISSUES })
  act(() => result.current.clear())
  expect(result.current.issues).toEqual([])
})

test('what is told otherwise is not told here; its issues go to the form', async () => {
  const own = (error: unknown) => (error instanceof Failure ? ISSUES : undefined)
  const { fail, result } = submitting({ ...OURS, at: 'both', own })
  await fail(new Failure(422, 'credentials_wrong', 'x'))
  expect(currentToast()).toBeNull()
  expect(result.current).toMatchObject({ problem: undefined, issues: ISSUES })
  await fail(new Error('bug'))
  expect(said()).toEqual(['No se guardó', 'Inténtalo de nuevo.'])
})

test('a session that ended is told with the way to sign in again, where there is one', async () => {
  const signIn = { title: 'Tu sesión terminó', text: 'Entra.', label: 'Entrar', path: '/in' }
  const over = new Failure(401, 'unauthorized', 'No.')
  const { fail, result } = submitting({ ...OURS, signIn })
  await fail(over)
  expect(said()).toEqual(['Tu sesión terminó', 'Entra.'])
  expect(result.current.isSignedOut).toBe(true)
  act(() => currentToast()?.action?.run())
  expect(location.pathname).toBe('/in')
  const other = submitting(OURS)
  await other.fail(over)
  expect(said()).toEqual(['No se guardó', 'No.'])
})
