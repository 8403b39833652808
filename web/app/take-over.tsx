/** The page that the worker rendered becomes the app: the same markup, the same data, nothing asked twice. */
import type { QueryClient } from '@tanstack/react-query'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Router } from 'wouter'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#terms/http'
import { beginFirstView, FIRST_VIEW_ID, type FirstView } from '#web/api/first-view.ts'
import { currentUserQuery, hasSession } from '#web/api/session.ts'
import { chosenLanguage } from '#web/i18n/i18n.ts'
import { App } from './app.tsx'
import { SCREENS, screenAt } from './screens/screens.ts'

/** What is worth another try after a part could not be fetched. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const

declare global {
  /** The loader's (see build/loader.ts): what was used last, which had no code yet; asking ends its watch. */
  var pressed:
    | (() => HTMLButtonElement | (HTMLSelectElement & { chosen: string }) | undefined)
    | undefined
}

export function firstView(): FirstView | null {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent
  return text ? JSON.parse(text) : null
}

/** The language that the page was rendered in: the choice may have changed in another tab since. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}

/** Resolves when the app has the page. Without the screen's code the page stays as it is: it can be read. */
export async function takeOver(
  place: Element,
  client: QueryClient,
  view: FirstView,
): Promise<Root> {
  const over = new Promise<void>((resolve) => beginFirstView(view, resolve))
  await prepared()
  for (const [key, data] of view.queries) client.setQueryData(key, data, { updatedAt: view.at })
  // From here on React answers a press itself, also in the middle of its work: it must not be answered twice.
  const used = globalThis.pressed?.()
  // The header works before the screen does: searching from there must not change what the screen finds.
  const { pathname, search } = location
  const root = hydrateRoot(
    place,
    <Router ssrPath={pathname} ssrSearch={search}>
      <App client={client} screens={SCREENS} />
    </Router>,
  )
  await over
  // Somebody signed in while the page was on its way.
  if (view.isOut && hasSession()) void client.invalidateQueries(currentUserQuery)
  again(used)
  if (chosenLanguage() !== pageLanguage()) {
    // Without a network the page stays in the language that it came in.
    import('#browser/i18n/choose-language.ts')
      .then(({ chooseLanguage }) => chooseLanguage(chosenLanguage()))
      .catch(() => undefined)
  }
  return root
}

function again(used: ReturnType<NonNullable<typeof globalThis.pressed>>): void {
  // It was shown that it was pressed: from here on the app shows it.
  used?.removeAttribute('data-waits')
  if (!used?.isConnected) return
  if (!('chosen' in used)) {
    used.click()
    return
  }
  // React has put back what the page came with.
  used.value = used.chosen
  used.dispatchEvent(new Event('change', { bubbles: true }))
}

async function prepared(): Promise<void> {
  try {
    await screenAt(location.pathname).prepare()
  } catch {
    await nextChance()
    await prepared()
  }
}

function nextChance(): Promise<void> {
  const waiting = new AbortController()
  return new Promise((resolve) => {
    for (const chance of CHANCES) {
      const goOn = () => {
        waiting.abort()
        resolve()
      }
      addEventListener(chance, goOn, { signal: waiting.signal })
    }
  })
}
