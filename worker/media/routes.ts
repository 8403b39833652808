/** Photos under /img: named by their content, so that they may be kept for ever. */
import type { R2Object } from '@cloudflare/workers-types'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { onNotFound, Refusal } from '../http/errors.ts'
import { avatarKey, PHOTO_CACHE, photoKey } from './keys.ts'
import { standIns } from './rules.ts'
import { PHOTO_SIZES, type PhotoSize } from './terms.ts'

/** The parts are checked by their form, so that no path can name anything else in the bucket. */
const FILE = ':hash{[0-9a-f]{16}}/:size{1600|640|320}'
const OF_ITEM = `/items/:id{[1-9][0-9]{0,14}}/${FILE}` as const
const OF_PERSON = `/people/:id{[\\w-]{1,64}}/${FILE}` as const

/** What is no photo is 404 here: the page of the app is no answer to an <img>. */
export const photos = new Hono<AppEnv>()
photos.get(OF_ITEM, (c) => {
  const { id, hash, size } = c.req.param()
  return answerOf(c, size, (one) => photoKey(Number(id), hash, one))
})
photos.get(OF_PERSON, (c) => {
  const { id, hash, size } = c.req.param()
  return answerOf(c, size, (one) => avatarKey(id, hash, one))
})
photos.all('*', onNotFound)

async function answerOf(c: Context<AppEnv>, size: string, keyOf: (size: PhotoSize) => string) {
  const wanted = PHOTO_SIZES.find((one) => String(one) === size)
  if (!wanted) throw new Refusal('not_found', 404)
  const keys = standIns(wanted).map(keyOf)
  const { PHOTOS } = c.get('ctx').env

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
}

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
