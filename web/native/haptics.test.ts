import { afterEach, expect, test, vi } from 'vitest'
import { called, enterShell, leaveShell } from './testing/shell.ts'

afterEach(() => {
  leaveShell()
  vi.resetModules()
})

test('inside the app the phone is felt: medium by default, heavy and light when asked', async () => {
  const telephone = enterShell()
  const { haptic } = await import('./haptics.ts')
  haptic()
  await vi.waitFor(() => expect(called(telephone, 'Haptics', 'impact')).toHaveLength(1))
  haptic('heavy')
  await vi.waitFor(() => expect(called(telephone, 'Haptics', 'impact')).toHaveLength(2))
  haptic('light')
  await vi.waitFor(() => expect(called(telephone, 'Haptics', 'impact')).toHaveLength(3))
  const styles = called(telephone, 'Haptics', 'impact').map((options) => options.style)
  expect(styles).toEqual(['MEDIUM', 'HEAVY', 'LIGHT'])
})

test('outside nothing of the plugin is fetched', async () => {
  vi.doMock('./impact.ts', () => {
    throw new Error('fetched')
  })
  const warned = vi.spyOn(console, 'warn')
  const { haptic } = await import('./haptics.ts')
  haptic()
  await vi.dynamicImportSettled()
  expect(warned).not.toHaveBeenCalled()
  vi.doUnmock('./impact.ts')
})

test('a browser is no shell, nor is a page that only claims the name', async () => {
  const { inShell } = await import('#web/api/in-shell.ts')
  expect(inShell()).toBe(false)
  vi.stubGlobal('Capacitor', { isNativePlatform: () => false })
  expect(inShell()).toBe(false)
  vi.stubGlobal('Capacitor', {})
  expect(inShell()).toBe(false)
  vi.unstubAllGlobals()
  enterShell()
  expect(inShell()).toBe(true)
})
