/** The generated native projects: Capacitor's own command makes them, we write what it does not know. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  colors,
  manifestFor,
  stringsFor,
  stylesFor,
} from '../../../../web/native/project/android.ts'
import { capacitorConfig, OFFLINE_PAGE, WEB_DIR } from '../../../../web/native/project/config.ts'
import { androidIcons, groundOf } from '../../../../web/native/project/icons.ts'
import { infoFor } from '../../../../web/native/project/ios.ts'
import { offlinePage } from '../../../../web/native/project/offline.ts'
import { must, ROOT } from './tools.mjs'

const ANDROID_MAIN = 'android/app/src/main'
const INFO = 'ios/App/App/Info.plist'
const DENSITIES = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']
/** Capacitor's own picture at the start. */
const SPLASHES = [
  'drawable',
  ...DENSITIES.flatMap((d) => [`drawable-land-${d}`, `drawable-port-${d}`]),
].map((folder) => `${folder}/splash.png`)

const source = (path) => readFileSync(join(ROOT, path), 'utf8')

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** What `cap` reads: the configuration, the pages of its own, and a package to stand in. */
export function writeShell(folder, site) {
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`
  write(join(folder, 'package.json'), json({ name: 'native-shell', private: true }))
  // Not capacitor.config.ts: its reader wants the older compiler's interface.
  write(join(folder, 'capacitor.config.json'), json(capacitorConfig(site)))
  const template = source('web/native/project/offline.html')
  const page = offlinePage(template, source('web/public/icons/icon.svg'), site)
  // index.html only because Capacitor insists on one.
  for (const name of [OFFLINE_PAGE, 'index.html']) write(join(folder, WEB_DIR, name), page)
}

/** Adds the platform when it is not there, and brings it up to date. Answers whether it was added. */
export async function syncPlatform(folder, platform) {
  const isNew = !existsSync(join(folder, platform))
  const cap = (...args) => must(`Capacitor's ${args[0]}`, 'cap', args, { cwd: folder })
  if (isNew) await cap('add', platform)
  await cap('sync', platform)
  return isNew
}

export async function finishAndroid(folder, { baseUrl, name }) {
  const main = join(folder, ANDROID_MAIN)
  const resources = join(main, 'res')
  const change = (path, changed) => write(path, changed(readFileSync(path, 'utf8')))
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

export function finishIos(folder, { baseUrl }) {
  const path = join(folder, INFO)
  write(path, infoFor(readFileSync(path, 'utf8'), baseUrl))
}
