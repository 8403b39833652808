/** The administrator of local mode: in the demo data, or registered by the first story that needs one. */
import type { Page } from '@playwright/test'
import { origin, PASSWORD, register } from './people.ts'
import { codeFor, expect } from './story.ts'

export const ADMIN = 'admin@jopoi.example'
/** Of the demo data. */
const DEMO_PASSWORD = 'trueque-demo'

async function mayEnter(page: Page, password: string): Promise<boolean> {
  const data = { email: ADMIN, password }
  const answer = await page.request.post('/api/auth/login', { headers: origin(), data })
  return answer.ok()
}

/** Stories run side by side: another one may register the same person meanwhile. */
async function registerAdmin(page: Page): Promise<boolean> {
  await register(page, ADMIN, 'Adela')
  const data = { email: ADMIN, code: await codeFor(page, ADMIN) }
  const answer = await page.request.post('/api/auth/verify-email', { headers: origin(), data })
  return answer.ok() && (await answer.json()).signedIn === true
}

/** Signs in this page's browser. */
export async function signInAdmin(page: Page): Promise<void> {
  await expect(async () => {
    const isIn =
      (await mayEnter(page, DEMO_PASSWORD)) ||
      (await mayEnter(page, PASSWORD)) ||
      (await registerAdmin(page))
    expect(isIn).toBe(true)
  }).toPass()
}
