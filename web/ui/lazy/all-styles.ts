/** The styles of everything that the first view does not show: one file, before the first part that needs it. */
import { STYLES_META } from '#web/api/first-view.ts'

let asked: Promise<void> | undefined

/** Rejects when they could not be fetched; the next call tries again. In development they are there from the start. */
export function allStyles(): Promise<void> {
  asked ??= fetchStyles().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function fetchStyles(): Promise<void> {
  if (typeof document === 'undefined') return
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${STYLES_META}"]`)?.content
  if (!href) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`no answer: ${href}`))
    }
    document.head.appendChild(link)
  })
}
