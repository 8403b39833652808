/** A translator in the page: it takes every text out and puts others, in elements of its own, in their place. */
import type { Page } from '@playwright/test'
import { expect } from './story.ts'

/** A page that it changes before React takes it over is drawn anew, which React tells. */
export const TRANSLATED = { errors: [/React error #418/] }

/** As Chrome's does: two <font> around, the text of the page gone from it. The words stay, so that they can be found. */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        const parent = text.parentElement
        if (!parent || parent.closest('font, script, style, textarea, title')) continue
        if (!/\p{L}/u.test(text.nodeValue ?? '')) continue
        const outer = document.createElement('font')
        outer.appendChild(document.createElement('font')).textContent = text.nodeValue
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) wrap(target)
    })
    // It waits for the page.
    addEventListener('load', () => {
      wrap(document.body)
      watch.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })

/** Translated, and still standing. */
export const isWhole = async (page: Page) => {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('Algo se rompió en esta pantalla')).toHaveCount(0)
}
