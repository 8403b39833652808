/** For worker tests: the fake mail service runs in Node, they reach it over the network. */
import type { TestProject } from 'vitest/node'
import { fakeSendgrid } from './fake-sendgrid.ts'

export async function setup(project: TestProject): Promise<() => void> {
  const { settings, close } = await fakeSendgrid()
  project.provide('mailService', settings)
  return close
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface ProvidedContext {
    mailService: { SENDGRID_API_KEY: string; SENDGRID_BASE_URL: string; MAIL_FROM: string }
  }
}
