/** What the installed app is called and looks like: with the product's name (D1), in the caller's language. */
import { Hono } from 'hono'
import { SHARE_FIELDS, SHARE_PATH } from '../../../web/pwa/share-target/address.ts'
import { paths } from '../../../web/ui/navigation/paths.ts'
import type { AppEnv } from '../../http/context.ts'
import { sentence } from '../../http/messages.ts'
import type { Language } from '../../http/terms.ts'
import { PAPER, STATUS_BAR_COLOR } from '../../native/terms.ts'

/** It is answered by language: a browser may keep its own, nobody else's. */
const KEPT = 'private, max-age=3600'

const icon = (name: string, side: number, purpose: string) => ({
  src: `/icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const ICONS = [
  icon('icon', 192, 'any'),
  icon('icon', 512, 'any'),
  icon('maskable', 192, 'maskable'),
  icon('maskable', 512, 'maskable'),
  icon('monochrome', 512, 'monochrome'),
]

type Said = Parameters<typeof sentence>[0]

export function manifestOf(brand: string, language: Language) {
  const say = (key: Said) => sentence(key, language)
  const shortcut = (key: Said, url: string, name: string) => ({
    name: say(key),
    url,
    icons: [icon(name, 96, 'any')],
  })
  const screenshot = (key: Said, name: string, sizes: string, shape: 'narrow' | 'wide') => ({
    src: `/icons/screens/${name}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor: shape,
    label: say(key),
  })
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: say('app_description'),
    lang: language,
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    theme_color: STATUS_BAR_COLOR,
    background_color: PAPER,
    categories: ['shopping', 'lifestyle'],
    icons: ICONS,
    shortcuts: [
      shortcut('app_publish', paths.publish, 'publish'),
      shortcut('app_trades', paths.trades, 'trades'),
    ],
    screenshots: [
      screenshot('app_screen_list', 'list', '720x1480', 'narrow'),
      screenshot('app_screen_item', 'item', '720x1480', 'narrow'),
      screenshot('app_screen_list', 'list-wide', '1280x800', 'wide'),
    ],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: SHARE_FIELDS.title,
        text: SHARE_FIELDS.text,
        files: [{ name: SHARE_FIELDS.photos, accept: ['image/*'] }],
      },
    },
  }
}

export const manifest = new Hono<AppEnv>().get('/manifest.webmanifest', (c) => {
  const told = manifestOf(c.get('ctx').settings.BRAND_NAME, c.get('language'))
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': KEPT }
  return c.body(JSON.stringify(told), 200, headers)
})
