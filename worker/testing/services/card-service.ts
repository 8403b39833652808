/** For worker tests: the fake card provider runs in Node, they reach it over the network. */
import type { TestProject } from 'vitest/node'
import { fakeStripe } from './fake-stripe.ts'

export async function setup(project: TestProject): Promise<() => void> {
  const { settings, close } = await fakeStripe()
  project.provide('cardService', settings)
  return close
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface ProvidedContext {
    cardService: {
      STRIPE_SECRET_KEY: string
      STRIPE_PUBLISHABLE_KEY: string
      STRIPE_WEBHOOK_SECRET: string
      STRIPE_BASE_URL: string
    }
  }
}
