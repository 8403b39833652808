/** Photos under /img: named by their content, so that they may be kept for ever. */
import type { R2Object } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { onNotFound, Refusal } from '../http/errors.ts'
import { PHOTO_SIZES } from './contract.ts'
import { PHOTO_CACHE, photoKey } from './keys.ts'
import { standIns } from './rules.ts'

/** The three parts are checked by their form, so that no path can name anything else in the bucket. */
const PATH = '/items/:id{[1-9][0-9]{0,14}}/:hash{[0-9a-f]{16}}/:size{1600|640|320}'

/** What is no photo is 404 here: the page of the app is no answer to an <img>. */
export const photos = new Hono<AppEnv>()
photos.get(PATH, async (c) => {
  const { id, hash } = c.req.param()
  const wanted = PHOTO_SIZES.find((size) => String(size) === c.req.param('size'))
  if (!wanted) throw new Refusal('not_found', 404)
  const keys = standIns(wanted).map((size) => photoKey(Number(id), hash, size))
  const { PHOTOS } = c.env

  const given = c.req.header('if-none-match')
  if (given !== undefined || c.req.method === 'HEAD') {
    const told = await firstOf(keys, (key) => PHOTOS.head(key))
    if (isKnown(given, told.httpEtag)) return c.body(null, 304, headersOf(told))
    if (c.req.method === 'HEAD') {
      return c.body(null, 200, { ...headersOf(told), 'content-length': String(told.size) })
    }
  }
  const object = await firstOf(keys, (key) => PHOTOS.get(key))
  // The platform's stream under its own type; Hono names the browser's.
  return c.body(object.body as unknown as ReadableStream, 200, headersOf(object))
})
photos.all('*', onNotFound)

/** A size without a file of its own is answered by the nearest. */
async function firstOf<T>(keys: string[], find: (key: string) => Promise<T | null>): Promise<T> {
  for (const key of keys) {
    const found = await find(key)
    if (found) return found
  }
  throw new Refusal('not_found', 404)
}

function headersOf(object: R2Object): Record<string, string> {
  return {
    'cache-control': PHOTO_CACHE,
    'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
    'content-disposition': 'inline',
    etag: object.httpEtag,
  }
}

function isKnown(given: string | undefined, etag: string): boolean {
  if (!given) return false
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
