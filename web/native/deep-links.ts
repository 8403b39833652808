/** Links to our pages that were tapped elsewhere open in the app, without loading it anew. */
import { App } from '@capacitor/app'
import { navigate } from 'wouter/use-browser-location'
import { openedPath } from '#rules/native'

export async function startDeepLinks(): Promise<void> {
  // The bridge keeps the link that started the app until somebody listens.
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = openedPath(url, location.host)
    if (path !== null) navigate(path)
  })
}
