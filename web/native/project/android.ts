/** What the generated Android project needs beyond what Capacitor writes: texts of files, in and out. */
import { OPENED_FOLDERS, OPENED_PAGES, PAPER, STATUS_BAR_COLOR } from '#terms/native'

/** Places in an item's form and in the filters ask the device where it is; the code of a hand-over is scanned (D52). */
const PERMISSIONS = ['ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION', 'CAMERA']
/** A permission alone would keep the app from devices without one: there codes are typed. */
const NOT_NEEDED = ['camera', 'camera.autofocus'].map(
  (name) => `<uses-feature android:name="android.hardware.${name}" android:required="false" />`,
)

/** Between these lines a later sync finds what an earlier one wrote. */
const OURS = /[ \t]*<!-- native:sync -->[\s\S]*?<!-- \/native:sync -->\n?/g
const ours = (lines: string[], indent: string) =>
  ['<!-- native:sync -->', ...lines, '<!-- /native:sync -->'].map((l) => `${indent}${l}\n`).join('')

function linkFilter(baseUrl: string): string[] {
  const { protocol, hostname, port } = new URL(baseUrl)
  const data = (attribute: string, value: string) => `    <data android:${attribute}="${value}" />`
  return [
    // Verified against /.well-known/assetlinks.json: no question which app opens the link.
    '<intent-filter android:autoVerify="true">',
    '    <action android:name="android.intent.action.VIEW" />',
    '    <category android:name="android.intent.category.DEFAULT" />',
    '    <category android:name="android.intent.category.BROWSABLE" />',
    data('scheme', protocol.slice(0, -1)),
    data('host', hostname),
    ...(port ? [data('port', port)] : []),
    ...OPENED_PAGES.map((path) => data('path', path)),
    ...OPENED_FOLDERS.map((path) => data('pathPrefix', path)),
    '</intent-filter>',
  ]
}

/** AndroidManifest.xml with our links and permissions; what is private stays out of the phone's backups. */
export function manifestFor(xml: string, baseUrl: string): string {
  const permissions = PERMISSIONS.map(
    (name) => `<uses-permission android:name="android.permission.${name}" />`,
  )
  const bare = xml
    .replace(OURS, '')
    .replace('android:allowBackup="true"', 'android:allowBackup="false"')
  return insertBefore(
    insertBefore(bare, '        </activity>', ours(linkFilter(baseUrl), '            ')),
    '</manifest>',
    ours([...permissions, ...NOT_NEEDED], '    '),
  )
}

function insertBefore(xml: string, mark: string, text: string): string {
  if (!xml.includes(mark)) throw new Error(`AndroidManifest.xml has no ${mark.trim()} any more`)
  return xml.replace(mark, () => text + mark)
}

/** styles.xml without Capacitor's picture at the start: plain paper (no splash of our own). */
export function stylesFor(xml: string): string {
  return xml.replace(
    '<item name="android:background">@drawable/splash</item>',
    `<item name="windowSplashScreenBackground">${PAPER}</item>`,
  )
}

/** The system's bars before the page has said anything. */
export const colors = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">${STATUS_BAR_COLOR}</color>
    <color name="colorPrimaryDark">${STATUS_BAR_COLOR}</color>
    <color name="colorAccent">${STATUS_BAR_COLOR}</color>
</resources>
`

/** strings.xml under the product's present name: Capacitor writes it once only. */
export function stringsFor(xml: string, name: string): string {
  const text = name
    .replace(/[\\'"@?]/g, '\\$&')
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return xml.replace(
    /(<string name="(?:app_name|title_activity_main)">)[\s\S]*?(<\/string>)/g,
    (_, start: string, end: string) => start + text + end,
  )
}
