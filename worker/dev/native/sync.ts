/** `npm run native:sync`: makes or refreshes the native projects around the site at BASE_URL. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { colors, manifestFor, stringsFor, stylesFor } from '../../../web/native/project/android.ts'
import {
  capacitorConfig,
  OFFLINE_PAGE,
  problemOf,
  WEB_DIR,
} from '../../../web/native/project/config.ts'
import { androidIcons, groundOf } from '../../../web/native/project/icons.ts'
import { infoFor } from '../../../web/native/project/ios.ts'
import { offlinePage } from '../../../web/native/project/offline.ts'
import { readSettings } from '../../env.ts'
import { devVars } from '../tools/settings.ts'
import { command, must, ROOT, Stop, say } from '../tools/tools.ts'

type Site = { baseUrl: string; name: string }

const ANDROID_MAIN = 'android/app/src/main'
const INFO = 'ios/App/App/Info.plist'
const DENSITIES = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']
/** Capacitor's own picture at the start. */
const SPLASHES = [
  'drawable',
  ...DENSITIES.flatMap((d) => [`drawable-land-${d}`, `drawable-port-${d}`]),
].map((folder) => `${folder}/splash.png`)

const source = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** What `cap` reads: the configuration, the pages of its own, and a package to stand in. */
function writeShell(folder: string, site: Site): void {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  write(join(folder, 'package.json'), json({ name: 'native-shell', private: true }))
  // Not capacitor.config.ts: its reader wants the older compiler's interface.
  write(join(folder, 'capacitor.config.json'), json(capacitorConfig(site)))
  const template = source('web/native/project/offline.html')
  const page = offlinePage(template, source('web/public/icons/icon.svg'), site)
  // index.html only because Capacitor insists on one.
  for (const name of [OFFLINE_PAGE, 'index.html']) write(join(folder, WEB_DIR, name), page)
}

/** Adds the platform when it is not there, and brings it up to date. Answers whether it was added. */
async function syncPlatform(folder: string, platform: 'android' | 'ios'): Promise<boolean> {
  const isNew = !existsSync(join(folder, platform))
  const cap = (...args: string[]) => must(`Capacitor's ${args[0]}`, 'cap', args, { cwd: folder })
  if (isNew) await cap('add', platform)
  await cap('sync', platform)
  return isNew
}

async function finishAndroid(folder: string, { baseUrl, name }: Site): Promise<void> {
  const main = join(folder, ANDROID_MAIN)
  const resources = join(main, 'res')
  const change = (path: string, changed: (text: string) => string) =>
    write(path, changed(readFileSync(path, 'utf8')))
  change(join(main, 'AndroidManifest.xml'), (xml) => manifestFor(xml, baseUrl))
  change(join(resources, 'values/styles.xml'), stylesFor)
  change(join(resources, 'values/strings.xml'), (xml) => stringsFor(xml, name))
  write(join(resources, 'values/colors.xml'), colors)
  const icon = source('web/public/icons/icon.svg')
  change(join(resources, 'values/ic_launcher_background.xml'), (xml) =>
    xml.replace(/#[0-9a-f]{6}/i, groundOf(icon)),
  )
  for (const path of SPLASHES) rmSync(join(resources, path), { force: true })
  for (const { path, png } of await androidIcons(icon)) write(join(resources, path), png)
}

function finishIos(folder: string, { baseUrl }: Site): void {
  const path = join(folder, INFO)
  write(path, infoFor(readFileSync(path, 'utf8'), baseUrl))
}

/** Ignored by git: all of it can be made again. */
const FOLDER = 'web/native/projects'

const ANDROID_NEXT = (
  folder: string,
) => `Next, with Android Studio: open ${join(folder, 'android')}, run it on a phone,
and for a release: Build > Generate Signed App Bundle. Give the server the SHA-256 fingerprint of that
certificate (and of the store's) as ANDROID_CERT_FINGERPRINTS: then links to the site open in the app.`

const IOS_NEXT = (
  folder: string,
  host: string,
) => `Next, with Xcode: open ${join(folder, 'ios/App/App.xcodeproj')}, choose your team under
Signing & Capabilities, and add Associated Domains: applinks:${host}. Give the server the id with the team
in front (A1B2C3D4E5.…) as IOS_APP_ID.`

async function sync(): Promise<void> {
  const given = { ...devVars(), ...process.env }
  const problem = problemOf(given.BASE_URL)
  if (problem) {
    throw new Stop(`${problem}\nSuch as: BASE_URL=https://jopoi.example npm run native:sync`)
  }
  const { BRAND_NAME: name } = readSettings({ ENVIRONMENT: 'local', BRAND_NAME: given.BRAND_NAME })
  const site = { baseUrl: new URL(given.BASE_URL ?? '').origin, name }
  const folder = resolve(ROOT, given.NATIVE_DIR || FOLDER)
  writeShell(folder, site)
  const isNew = await syncPlatform(folder, 'android')
  await finishAndroid(folder, site)
  say(
    `Android project ${isNew ? 'made' : 'refreshed'} for ${site.baseUrl}: ${join(folder, 'android')}`,
  )
  say(ANDROID_NEXT(folder))
  if (process.platform !== 'darwin') {
    say('iOS left out: its project needs a Mac with Xcode. Run the same command there.')
    return
  }
  await syncPlatform(folder, 'ios')
  finishIos(folder, site)
  say(IOS_NEXT(folder, new URL(site.baseUrl).host))
}

if (import.meta.main) await command(sync)
