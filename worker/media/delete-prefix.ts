/** Deleting by the beginning of the keys: it also finds files that no row names any more. */
import type { R2Bucket } from '@cloudflare/workers-types'

export async function deletePrefix(
  bucket: R2Bucket,
  prefix: string,
  isKept: (key: string) => boolean = () => false,
): Promise<void> {
  for (let cursor: string | undefined; ; ) {
    const found = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) })
    const keys = found.objects.map(({ key }) => key).filter((key) => !isKept(key))
    if (keys.length > 0) await bucket.delete(keys)
    if (!found.truncated) return
    cursor = found.cursor
  }
}
