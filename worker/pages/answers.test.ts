/** What the page of a member's screen brings: its scripts by name, and its first answers. */
import { expect, test } from 'vitest'
import { ANSWERS_ID, type FirstAnswer } from '#web/api/first-view.ts'
import type { Browser } from '../testing/app.ts'
import { withPage } from './testing/page-site.ts'

const DATA = new RegExp(`<script id="${ANSWERS_ID}" type="application/json">(.*?)</script>`)

async function answersIn(browser: Browser, path: string): Promise<FirstAnswer[] | null> {
  const [, text] = DATA.exec(await (await browser.get(path)).text()) ?? []
  return text ? JSON.parse(text) : null
}
