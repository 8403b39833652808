/** Pictures of what was reported, as they were then: copied into the private bucket, because the accused may change them (D60). */
import type { R2ObjectBody } from '@cloudflare/workers-types'
import type { Ctx } from '../../http/context.ts'
import type { Photo } from '../../media/contract.ts'
import { photoKey } from '../../media/keys.ts'
import { nearestSize } from '../../media/rules.ts'
import { EVIDENCE_PHOTOS_MAX, type ReportKind } from '../terms.ts'

export type About = { kind: ReportKind; target: string }

/** A picture's name is its content: the same one reported by ten is copied once. */
export type Original = { name: string; read: () => Promise<R2ObjectBody | null> }

/** Enough to see what it is. */
export const COPIED_SIZE = 640

export const COPIES = 'reports/'
export const copyKey = ({ kind, target }: About, name: string) =>
  `${COPIES}${kind}/${target}/${name}`

/** Of a key; a message's has a slash in it. */
export const targetOf = (key: string): string =>
  key.slice(COPIES.length).split('/').slice(1, -1).join('/')

export const picturesOfItem = (ctx: Ctx, id: number, photos: readonly Photo[]): Original[] =>
  photos.map(({ hash, sizes }) => ({
    name: hash,
    read: () => ctx.env.PHOTOS.get(photoKey(id, hash, nearestSize(sizes, COPIED_SIZE))),
  }))

/** Answers the names of those that are there; what its owner has just deleted is not. */
export async function copyPictures(
  ctx: Ctx,
  about: About,
  originals: readonly Original[],
): Promise<string[]> {
  const names: string[] = []
  for (const { name, read } of originals.slice(0, EVIDENCE_PHOTOS_MAX)) {
    const key = copyKey(about, name)
    if (!(await ctx.env.PRIVATE.head(key))) {
      const original = await read()
      if (!original) continue
      const contentType = original.httpMetadata?.contentType ?? 'application/octet-stream'
      await ctx.env.PRIVATE.put(key, await original.arrayBuffer(), {
        httpMetadata: { contentType },
      })
    }
    names.push(name)
  }
  return names
}
