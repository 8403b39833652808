/** The app lives for days in the background: back in front it asks for a newer release. What is shown refetches by itself (D17). */
import { App } from '@capacitor/app'

export async function startResume(): Promise<void> {
  await App.addListener('resume', () => void askForNewer())
}

async function askForNewer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Without a network there is nothing newer; the next time in front asks again.
  await registration?.update().catch(() => undefined)
}
