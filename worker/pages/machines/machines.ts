/** What only machines ask for: robots.txt, the sitemap, the pictures of cards. */
import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { sharingPicture } from '../head/sharing-picture.ts'
import { robotsText } from './robots.ts'
import { itemsPart, pagesPart, sitemapIndex, wishesPart } from './sitemap.ts'

/** No shared cache (J85): what costs the database something is kept in the bucket instead. */
const XML = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'private, no-store',
}

export const machines = new Hono<AppEnv>()
  .get('/robots.txt', (c) =>
    c.text(robotsText(c.get('ctx').baseUrl), 200, { 'cache-control': 'private, no-store' }),
  )
  .get('/sitemap.xml', async (c) => c.body(await sitemapIndex(c.get('ctx')), 200, XML))
  .get('/sitemaps/pages.xml', (c) => c.body(pagesPart(c.get('ctx')), 200, XML))
  .get('/sitemaps/wishes.xml', async (c) => c.body(await wishesPart(c.get('ctx')), 200, XML))
  .get('/sitemaps/:file{items-(?:0|[1-9][0-9]{0,8})\\.xml}', async (c) => {
    const part = await itemsPart(c.get('ctx'), Number(/\d+/.exec(c.req.param('file'))?.[0]))
    if (part === null) throw new Refusal('not_found', 404)
    return c.body(part, 200, XML)
  })
  .route('/img/share', sharingPicture)
