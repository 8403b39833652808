/** Every part of somebody's profile, for what must hold everywhere. */
import type { Page } from '@playwright/test'
import type { Look } from './everywhere.ts'

type Open = (page: Page, path: string) => Promise<void>

/** The person of an item, in each part of their profile. */
export async function lookAtPerson(
  page: Page,
  look: Look,
  open: Open,
  itemId: number,
): Promise<void> {
  const { userId } = await (await page.request.get(`/api/items/${itemId}`)).json()
  for (const part of ['', '?tab=items', '?tab=activity']) {
    await open(page, `/user/${userId}${part}`)
    await look(page, `profile ${part}`)
  }
}
