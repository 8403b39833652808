/** A prepared photo as the device's stores hold it. */
import * as v from 'valibot'

export const PreparedPhotoSchema = v.object({
  full: v.instance(Blob),
  medium: v.nullable(v.instance(Blob)),
  small: v.nullable(v.instance(Blob)),
  colors: v.nullable(v.string()),
  // Not of what was kept before there was one.
  look: v.optional(v.string()),
})
