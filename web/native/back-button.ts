/** Android's back button: closes suggestions, else goes back, which closes what lies on top (J170), else leaves the app. */
import { App } from '@capacitor/app'
import { closeSuggestions } from './suggestions.ts'

type Navigation = { canGoBack: boolean }

export async function startBackButton(): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => {
    if (closeSuggestions()) return
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
