/** `npm run native:sync`: makes or refreshes the native projects around the site at BASE_URL. */
import { join, resolve } from 'node:path'
import { problemOf } from '../../../web/native/project/config.ts'
import { readSettings } from '../../env.ts'
import { finishAndroid, finishIos, syncPlatform, writeShell } from './lib/native.mjs'
import { devVars } from './lib/settings.mjs'
import { command, ROOT, Stop, say } from './lib/tools.mjs'

/** Ignored by git: all of it can be made again. */
const FOLDER = 'web/native/projects'

const ANDROID_NEXT = (
  folder,
) => `Next, with Android Studio: open ${join(folder, 'android')}, run it on a phone,
and for a release: Build > Generate Signed App Bundle. Give the server the SHA-256 fingerprint of that
certificate (and of the store's) as ANDROID_CERT_FINGERPRINTS: then links to the site open in the app.`

const IOS_NEXT = (
  folder,
  host,
) => `Next, with Xcode: open ${join(folder, 'ios/App/App.xcodeproj')}, choose your team under
Signing & Capabilities, and add Associated Domains: applinks:${host}. Give the server the id with the team
in front (A1B2C3D4E5.…) as IOS_APP_ID.`

await command(async () => {
  const given = { ...devVars(), ...process.env }
  const problem = problemOf(given.BASE_URL)
  if (problem) {
    throw new Stop(`${problem}\nSuch as: BASE_URL=https://jopoi.example npm run native:sync`)
  }
  const { BRAND_NAME: name } = readSettings({ ENVIRONMENT: 'local', BRAND_NAME: given.BRAND_NAME })
  const site = { baseUrl: new URL(given.BASE_URL).origin, name }
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
    return 0
  }
  await syncPlatform(folder, 'ios')
  finishIos(folder, site)
  say(IOS_NEXT(folder, new URL(site.baseUrl).host))
})
