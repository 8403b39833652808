/**
 * Capacitor's configuration. The app loads the deployed site itself (D18), so that cookies and Origin
 * hold; it brings along nothing but a page for when that cannot be reached.
 */
import type { CapacitorConfig } from '@capacitor/cli'
import type { KeyboardResize } from '@capacitor/keyboard'
import { APP_ID, PAPER, STATUS_BAR_COLOR } from '#terms/native'

export type Site = { baseUrl: string; name: string }

/** What the app brings along, beside the configuration. */
export const WEB_DIR = 'www'
export const OFFLINE_PAGE = 'offline.html'
/** The oldest that the site is readable on (web/README.md). */
const OLDEST_CHROME = 109

/** A plain sentence when the app could not live with this address, else null. */
export function problemOf(baseUrl: string | undefined): string | null {
  if (!baseUrl) return 'BASE_URL is missing: the address of the deployed site, which the app loads.'
  if (!URL.canParse(baseUrl)) return `BASE_URL is no address: ${baseUrl}`
  const { protocol, hostname, pathname } = new URL(baseUrl)
  const isHere = hostname === 'localhost' && protocol === 'http:'
  if (protocol !== 'https:' && !isHere) {
    return `BASE_URL must be https (http only for localhost, to try it out): ${baseUrl}`
  }
  if (pathname !== '/') return `BASE_URL must name a host only, without a path: ${baseUrl}`
  return null
}

export function capacitorConfig({ baseUrl, name }: Site): CapacitorConfig {
  const { hostname, protocol } = new URL(baseUrl)
  return {
    appId: APP_ID,
    appName: name,
    webDir: WEB_DIR,
    backgroundColor: PAPER,
    zoomEnabled: false,
    includePlugins: [
      '@capacitor/app',
      '@capacitor/haptics',
      '@capacitor/keyboard',
      '@capacitor/status-bar',
    ],
    server: {
      url: baseUrl,
      cleartext: protocol === 'http:',
      androidScheme: 'https',
      // Every other host opens in the system's browser, where it cannot speak to the bridge.
      allowNavigation: [hostname],
      errorPath: OFFLINE_PAGE,
    },
    // The site's service worker speaks to the network itself.
    android: { resolveServiceWorkerRequests: false, minWebViewVersion: OLDEST_CHROME },
    // Only then does WKWebView run service workers; the host stands in Info.plist too (ios.ts).
    ios: { limitsNavigationsToAppBoundDomains: true },
    plugins: {
      StatusBar: { backgroundColor: STATUS_BAR_COLOR, style: 'DARK', overlaysWebView: false },
      // keyboard.ts makes the room. As text: the enum would bring the plugin itself along.
      Keyboard: { resize: 'none' as KeyboardResize },
      SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    },
  }
}
