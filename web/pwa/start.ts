/** What the app does on the device once the page has loaded. */
import type { QueryClient } from '@tanstack/react-query'
import { startDevice } from './device.ts'

export function startPwa(client: QueryClient): void {
  startDevice(client)
}
