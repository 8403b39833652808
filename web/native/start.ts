/** What the mobile app adds to the page: one part a file, each on its own, whatever becomes of the others. */
import './native.css'
import { startBackButton } from './back-button.ts'
import { startDeepLinks } from './deep-links.ts'
import { startKeyboard } from './keyboard.ts'
import { startResume } from './resume.ts'
import { colorStatusBar } from './status-bar.ts'
import { lockZoom } from './zoom.ts'

const PARTS = {
  backButton: startBackButton,
  deepLinks: startDeepLinks,
  keyboard: startKeyboard,
  resume: startResume,
  statusBar: colorStatusBar,
} as const

export async function startNative(): Promise<void> {
  document.documentElement.dataset.native = ''
  lockZoom()
  const started = Object.entries(PARTS).map(([name, start]) =>
    // An app that was installed long ago may lack a plugin: the page works without it.
    start().catch((error: unknown) => console.warn(`native: ${name}`, error)),
  )
  await Promise.all(started)
}
