/** What the stories of texts share: the same steps in both languages. Spanish ones were given, and are kept to the letter (D2). */
import type { Locator, Page } from '@playwright/test'
import { address, expect } from './story.ts'

export const LANGUAGES = ['es', 'en'] as const
type Language = (typeof LANGUAGES)[number]

/** Picks of a text in both languages the one that is spoken. */
export const wordsIn = (language: Language) => (spanish: string, english: string) =>
  language === 'es' ? spanish : english

/** A person's own choice, before their first page. */
export async function speakFirst(page: Page, language: Language | 'gn'): Promise<void> {
  const url = address()
  await page.context().addCookies([{ name: 'lang', value: language, url }])
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
}

export async function said(where: Page | Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await expect(where.getByText(text, { exact: true }).first(), text).toBeVisible()
  }
}

type Answer = { status: number; code?: string; message?: string }

/** From here on these calls are answered so. Without a code nobody is shown what the body says (D3). */
export async function answer(
  page: Page,
  method: string,
  path: RegExp,
  { status, ...body }: Answer,
): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
      : route.fallback(),
  )
}

export const press = (where: Page | Locator, name: string | RegExp) =>
  where
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click()
