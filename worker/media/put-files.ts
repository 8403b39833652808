/** A photo's files into a bucket. */
import type { R2Bucket, R2HTTPMetadata } from '@cloudflare/workers-types'
import type { StoredFile } from './files.ts'
import type { PhotoSize } from './terms.ts'

/** All are waited for, also when one fails: none is cut off by the end of the request. Throws what failed. */
export async function putFiles(
  bucket: R2Bucket,
  files: readonly StoredFile[],
  keyOf: (size: PhotoSize) => string,
  metadata: R2HTTPMetadata = {},
): Promise<void> {
  const writes = await Promise.allSettled(
    files.map(({ size, bytes, type }) =>
      bucket.put(keyOf(size), bytes, { httpMetadata: { contentType: type, ...metadata } }),
    ),
  )
  const lost = writes.find((write) => write.status === 'rejected')
  if (lost) throw lost.reason
}
