/** A photo shared from the gallery: kept on the device, then the publish form is opened with it. Nothing is sent. */
import { registerRoute } from 'workbox-routing'
import {
  SHARE_FIELDS,
  SHARE_PATH,
  SHARED_KEPT,
  SHARED_LOST,
} from '#web/pwa/share-target/address.ts'
import { dropStale, keepShared } from '#web/pwa/share-target/keep-shared.ts'

export function handleShare(): void {
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname === SHARE_PATH,
    ({ request }) => receiveShare(request),
    'POST',
  )
  // What was never taken is not kept beyond its time; without a database there is nothing of it.
  dropStale().catch(() => undefined)
}

/** See Other in any case: the person stands before the form, which says when the photo must be chosen again. */
export async function receiveShare(request: Request): Promise<Response> {
  const isKept = await keep(request).catch(() => false)
  return Response.redirect(new URL(isKept ? SHARED_KEPT : SHARED_LOST, request.url), 303)
}

/** Fails on a full or forbidden storage. Answers whether there was anything. */
async function keep(request: Request): Promise<boolean> {
  const form = await request.formData()
  const word = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const photos = form
    .getAll(SHARE_FIELDS.photos)
    .filter((value) => value instanceof File)
    .filter((file) => file.size > 0)
  const shared = { title: word(SHARE_FIELDS.title), text: word(SHARE_FIELDS.text), photos }
  if (photos.length === 0 && !shared.title && !shared.text) return false
  await keepShared(shared)
  return true
}
