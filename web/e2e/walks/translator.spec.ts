/** A translator in the page: it takes every text out and puts others, in elements of its own, in their place. */
import type { Page } from '@playwright/test'
import { button, DEMO_LIST, fillItem, newTitle } from '../kit/own.ts'
import { openProposal, sendButton } from '../kit/proposing.ts'
import { expect, test, unlayered } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { doAction, makePair, say } from '../kit/trades.ts'

// A page that it changes before React takes it over is drawn anew, which React tells.
test.use({ provoked: { errors: [/React error #418/] } })

/** As Chrome's does: two <font> around, the text of the page gone from it. The words stay, so that they can be found. */
const translate = (page: Page) =>
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

const isWhole = async (page: Page) => {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('Algo se rompió en esta pantalla')).toHaveCount(0)
}

test('finding, proposing, publishing, talking and answering go on under it', async ({
  page,
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), page)
  await translate(owner)
  await translate(proposer)

  await proposer.goto(DEMO_LIST)
  await isWhole(proposer)
  await button(proposer, 'Filtros').click()
  await proposer.keyboard.press('Escape')
  await unlayered(proposer)
  const form = await openProposal(proposer, wanted.id)
  await form.getByRole('checkbox', { name: offered.title }).check()
  await sendButton(proposer).click()
  await said(proposer, '¡Propuesta enviada!')
  await isWhole(proposer)

  await owner.goto('/trades')
  await owner.getByRole('link', { name: wanted.title }).first().click()
  await owner.waitForURL(/\/trades\/\d+/)
  await doAction(owner, 'Aceptar', '¿Aceptar la propuesta?', 'Sí, aceptar')
  await say(owner, 'Hola, ¿dónde nos vemos?')
  await isWhole(owner)
  await proposer.goto(new URL(owner.url()).pathname)
  await expect(proposer.getByText('Hola, ¿dónde nos vemos?')).toBeVisible()
  await isWhole(proposer)

  await proposer.goto('/items/new')
  const title = newTitle('Mesa')
  await fillItem(proposer, title)
  await button(proposer, 'Publicar').click()
  await proposer.waitForURL(/\/items\/\d+$/)
  await expect(proposer.getByRole('heading', { name: title })).toBeVisible()
  for (const path of ['/my-items', '/favorites', '/profile', '/settings', '/reviews', '/trades']) {
    await proposer.goto(path)
    await expect(proposer.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(proposer)
  }
})
