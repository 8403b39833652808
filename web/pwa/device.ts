/** When the device begins to keep what was seen: at once for whoever is known, else with the first touch. */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { DEVICE_KEY, stored } from '#web/app/storage.ts'

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

export function startDevice(client: QueryClient): void {
  const isBack = stored(DEVICE_KEY) !== null
  const begin = () => {
    // Without a network there is nothing to keep; the next page tries again.
    import('./store/begin.ts').then((m) => m.begin(client)).catch(() => undefined)
  }
  if (isBack || client.getQueryData(currentUserQuery.queryKey) !== null) {
    begin()
    return
  }
  // A visitor who only glances at the first page pays nothing for it.
  const first = new AbortController()
  for (const touch of TOUCHES) {
    const options = { signal: first.signal, passive: true }
    addEventListener(
      touch,
      () => {
        first.abort()
        begin()
      },
      options,
    )
  }
}
