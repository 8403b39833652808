/** The command itself, run for real without Android's SDK: what comes out of it, twice, and what it refuses. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { native as en } from '#web/i18n/messages/en/native.ts'
import { native as es } from '#web/i18n/messages/es/native.ts'
import { problemOf } from './config.ts'
import { infoFor } from './ios.ts'

/** ms: Capacitor's own commands, several times; on a busy machine minutes. */
const PATIENCE = 300_000
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE })

const ROOT = resolve(import.meta.dirname, '../../..')
const BENCH = join(ROOT, '.bench')
const SITE = 'https://jopoi.example'
const NAME = `D'Ka & "Co"`

let folder = ''
const main = (path: string) => join(folder, 'android/app/src/main', path)
const text = (path: string) => readFileSync(path, 'utf8')

function sync(settings: Record<string, string>) {
  const env = { ...process.env, NATIVE_DIR: folder, BASE_URL: '', BRAND_NAME: '', ...settings }
  const script = join(ROOT, 'worker/dev/run.mjs')
  return spawnSync(process.execPath, [script, 'native/sync'], { cwd: ROOT, env, encoding: 'utf8' })
}

beforeAll(() => {
  mkdirSync(BENCH, { recursive: true })
  // Inside the project: Capacitor looks for its packages upwards from there.
  folder = mkdtempSync(join(BENCH, 'native-'))
  const { status, stdout, stderr } = sync({ BASE_URL: SITE, BRAND_NAME: NAME })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('Android project made')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the app loads the site and nothing else, and says so to Android', () => {
  const config = JSON.parse(text(main('assets/capacitor.config.json')))
  expect(config.server).toEqual({
    url: SITE,
    cleartext: false,
    androidScheme: 'https',
    allowNavigation: ['jopoi.example'],
    errorPath: 'offline.html',
  })
  const plugins = JSON.parse(text(main('assets/capacitor.plugins.json')))
  expect(plugins.map((p: { pkg: string }) => p.pkg)).toEqual([
    '@capacitor/app',
    '@capacitor/haptics',
    '@capacitor/keyboard',
    '@capacitor/status-bar',
  ])
})

test('a second time refreshes, under a new name and address, and doubles nothing', () => {
  const again = sync({ BASE_URL: 'https://otro.example', BRAND_NAME: 'Otro' })
  expect(again.status).toBe(0)
  expect(again.stdout).toContain('Android project refreshed for https://otro.example')
  const manifest = text(main('AndroidManifest.xml'))
  expect(manifest.match(/autoVerify/g)).toHaveLength(1)
  expect(manifest.match(/ACCESS_FINE_LOCATION/g)).toHaveLength(1)
  expect(manifest.match(/android\.permission\.CAMERA"/g)).toHaveLength(1)
  expect(manifest.match(/android\.hardware\.camera[.\w]*" android:required="false"/g)).toHaveLength(
    2,
  )
  expect(manifest).toContain('android:host="otro.example"')
  expect(manifest).not.toContain('jopoi.example')
  expect(text(main('res/values/strings.xml'))).toContain('<string name="app_name">Otro</string>')
  expect(sync({ BASE_URL: SITE, BRAND_NAME: NAME }).status).toBe(0)
})

test('links to pages open in the app, calls of the API do not; private data stays out of backups', () => {
  const manifest = text(main('AndroidManifest.xml'))
  expect(manifest).toMatch(
    /<data android:scheme="https" \/>\s*<data android:host="jopoi.example" \/>/,
  )
  expect(manifest).toContain('android:pathPrefix="/items/"')
  expect(manifest).not.toMatch(/pathPrefix="\/"|pathPattern|\/api/)
  expect(manifest).toContain('android:allowBackup="false"')
})

test('name, colours and icons are ours, and no picture is shown at the start', async () => {
  expect(text(main('res/values/strings.xml'))).toContain(`D\\'Ka &#38; \\"Co\\"</string>`)
  expect(text(main('res/values/colors.xml'))).toContain('"colorPrimaryDark">#3b82f6<')
  expect(text(main('res/values/styles.xml'))).not.toContain('@drawable/splash')
  expect(existsSync(main('res/drawable/splash.png'))).toBe(false)
  const whole = sharp(main('res/mipmap-xxxhdpi/ic_launcher.png'))
  expect(await whole.metadata()).toMatchObject({ width: 192, height: 192 })
  // The sign of an adaptive icon keeps clear of what a round launcher cuts off.
  const sign = sharp(main('res/mipmap-mdpi/ic_launcher_foreground.png'))
  const { data, info } = await sign.raw().toBuffer({ resolveWithObject: true })
  const opaque = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 0
  expect(info.width).toBe(108)
  expect([opaque(10, 54), opaque(54, 20)]).toEqual([false, false])
  expect(Array.from({ length: 108 }, (_, y) => opaque(54, y)).some(Boolean)).toBe(true)
})

test('the page for when the site is out of reach says so in both languages and leads back', () => {
  const page = text(main('assets/public/offline.html'))
  const name = 'D&#39;Ka &#38; &#34;Co&#34;'
  for (const words of [es, en]) {
    expect(page).toContain(words.title.replace('{brand}', name))
    expect(page).toContain(words.text)
    expect(page).toContain(`<a href="${SITE}/">${words.again}</a>`)
  }
  expect(page).not.toMatch(/%[A-Z_]+%|src=|<link/)
  expect(Object.keys(en)).toEqual(Object.keys(es))
})

test.each([
  ['', 'BASE_URL is missing'],
  ['jopoi.example', 'BASE_URL is no address'],
  ['http://jopoi.example', 'BASE_URL must be https'],
  ['https://jopoi.example/app', 'without a path'],
])('the address %j is refused in a plain sentence', (baseUrl, sentence) => {
  expect(problemOf(baseUrl)).toContain(sentence)
})

test('the command refuses with that sentence, and may be tried on this machine', () => {
  const { status, stderr } = sync({ BASE_URL: 'http://jopoi.example' })
  expect(status).toBe(1)
  expect(stderr).toContain('BASE_URL must be https')
  expect(stderr).not.toContain('    at ')
  expect(problemOf('http://localhost:8787')).toBeNull()
})

test('the iOS project gives its reasons and names the one host that may run service workers', () => {
  const archive = join(ROOT, 'node_modules/@capacitor/cli/assets/ios-spm-template.tar.gz')
  const plist = execFileSync('tar', ['xzOf', archive, 'App/App/Info.plist']).toString()
  const once = infoFor(plist, SITE)
  expect(infoFor(once, SITE)).toBe(once)
  expect(once).toContain(`<string>${es.location}</string>`)
  const reasonOf = (what: string) => once.split(`<key>NS${what}UsageDescription</key>`)[1]
  expect(reasonOf('Camera')?.trim()).toMatch(new RegExp(`^<string>${es.camera}</string>`))
  expect(reasonOf('PhotoLibrary')?.trim()).toMatch(new RegExp(`^<string>${es.photos}</string>`))
  const moved = infoFor(once, 'https://otro.example')
  expect(moved).toMatch(
    /<key>WKAppBoundDomains<\/key>\s*<array><string>otro.example<\/string><string>localhost<\/string><\/array>/,
  )
  expect(moved.match(/<key>WKAppBoundDomains/g)).toHaveLength(1)
})
