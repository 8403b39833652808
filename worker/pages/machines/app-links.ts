/**
 * Which mobile apps may open links to this site: Android and iOS ask here when the app is installed.
 * Without the settings there is no app: 404, as for any file that is not there.
 */
import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { onNotFound } from '../../http/errors.ts'
import { APP_ID, OPENED_FOLDERS, OPENED_PAGES } from '../../native/terms.ts'

/** Both are asked seldom, and by machines of Google and Apple. */
const KEPT = { 'cache-control': 'public, max-age=3600' }

export const appLinks = new Hono<AppEnv>()
  .get('/assetlinks.json', (c) => {
    const fingerprints = c.get('ctx').settings.ANDROID_CERT_FINGERPRINTS
    if (!fingerprints) return onNotFound(c)
    const target = {
      namespace: 'android_app',
      package_name: APP_ID,
      sha256_cert_fingerprints: fingerprints,
    }
    return c.json([{ relation: ['delegate_permission/common.handle_all_urls'], target }], 200, KEPT)
  })
  .get('/apple-app-site-association', (c) => {
    const appId = c.get('ctx').settings.IOS_APP_ID
    if (!appId) return onNotFound(c)
    const components = [...OPENED_PAGES, ...OPENED_FOLDERS.map((f) => `${f}*`)].map((path) => ({
      '/': path,
    }))
    return c.json({ applinks: { details: [{ appIDs: [appId], components }] } }, 200, KEPT)
  })
