import { expect, test } from 'vitest'
import { APP_ID } from '../../native/terms.ts'
import { Browser } from '../../testing/app.ts'

const PRINT = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join(':')
const ANDROID = '/.well-known/assetlinks.json'
const IOS = '/.well-known/apple-app-site-association'

test('without an app there is no statement about one', async () => {
  const browser = new Browser()
  for (const path of [ANDROID, IOS]) expect((await browser.get(path)).status).toBe(404)
})

test('Android is told which signatures open our links', async () => {
  const browser = new Browser({ ANDROID_CERT_FINGERPRINTS: `${PRINT}, ${PRINT.toUpperCase()}` })
  const answer = await browser.get(ANDROID)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answer.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: APP_ID,
        sha256_cert_fingerprints: [PRINT.toUpperCase(), PRINT.toUpperCase()],
      },
    },
  ])
  expect((await browser.get(IOS)).status).toBe(404)
})

test('iOS is told which pages open in the app, and no call of the API is among them', async () => {
  const browser = new Browser({ IOS_APP_ID: 'A1B2C3D4E5.py.jopoi.app' })
  const answer = await browser.get(IOS)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const { applinks } = await answer.json<{
    applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] }
  }>()
  const [detail] = applinks.details
  expect(detail?.appIDs).toEqual(['A1B2C3D4E5.py.jopoi.app'])
  const paths = detail?.components.map((c) => c['/'])
  expect(paths).toEqual(expect.arrayContaining(['/', '/items/*', '/trades/*']))
  expect(paths?.filter((path) => path.startsWith('/api') || path === '/*')).toEqual([])
})

test.each([
  { ANDROID_CERT_FINGERPRINTS: 'AB:CD' },
  { ANDROID_CERT_FINGERPRINTS: `${PRINT},` },
  { IOS_APP_ID: 'py.jopoi.app' },
])('a malformed setting is named: %o', async (settings) => {
  const answer = await new Browser(settings).get(ANDROID)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ settings: Object.keys(settings) })
})
