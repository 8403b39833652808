/** Android's back button: closes what lies on top, else goes back, else leaves the app. */
import { App } from '@capacitor/app'
import { closeTopmost } from './topmost.ts'

type Navigation = { canGoBack: boolean }

export async function startBackButton(): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => {
    if (closeTopmost()) return
    if (canGoBack && isOurs()) history.back()
    else App.exitApp().catch((error: unknown) => console.warn('native: exit', error))
  })
}

/** The page before may be the app's own offline page, which would only lead here again. */
function isOurs(): boolean {
  // Chromium has it since 102, Safari lately; TypeScript's DOM does not know it everywhere.
  const { navigation } = globalThis as { navigation?: Navigation }
  return navigation?.canGoBack ?? true
}
