/** What the generated iOS project needs beyond what Capacitor writes (made on a Mac only). */
import { native as words } from '#web/i18n/messages/es/native.ts'

/** Info.plist with the reasons for what we ask the phone, and the one host that may run service workers. */
export function infoFor(plist: string, baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  const entries = {
    NSCameraUsageDescription: `<string>${words.camera}</string>`,
    NSPhotoLibraryUsageDescription: `<string>${words.photos}</string>`,
    NSLocationWhenInUseUsageDescription: `<string>${words.location}</string>`,
    // localhost is where the app's own offline page lies.
    WKAppBoundDomains: `<array><string>${hostname}</string><string>localhost</string></array>`,
  }
  return Object.entries(entries).reduce(withEntry, plist)
}

function withEntry(plist: string, [key, value]: [string, string]): string {
  const known = new RegExp(`(<key>${key}</key>\\s*)<(string|array)>[\\s\\S]*?</\\2>`)
  if (known.test(plist)) return plist.replace(known, (_, start: string) => start + value)
  const end = plist.lastIndexOf('</dict>')
  if (end < 0) throw new Error('Info.plist has no dictionary')
  return `${plist.slice(0, end)}\t<key>${key}</key>\n\t${value}\n${plist.slice(end)}`
}
