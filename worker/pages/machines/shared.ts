/**
 * What another app shares with us is taken by the service worker and stays on the device. Where there is
 * none it ends here: nothing of it is read or kept, and the form says that the photo must be chosen again.
 */
import { Hono } from 'hono'
import { SHARE_PATH, SHARED_LOST } from '../../../web/pwa/share-target/address.ts'
import type { AppEnv } from '../../http/context.ts'

/** See Other: the browser goes on with GET, and a reload sends nothing again. */
export const shared = new Hono<AppEnv>().post(SHARE_PATH, (c) => c.redirect(SHARED_LOST, 303))
