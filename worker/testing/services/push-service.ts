/** For worker tests: the fake push service runs in Node, they reach it over the network. */
import type { TestProject } from 'vitest/node'
import { fakePushService } from './fake-push-service.ts'

export async function setup(project: TestProject): Promise<() => void> {
  const { url, device, close } = await fakePushService()
  const { p256dh, auth } = device('')
  project.provide('pushService', { url, p256dh, auth })
  return close
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface ProvidedContext {
    pushService: { url: string; p256dh: string; auth: string }
  }
}
