import type { WorkboxPlugin } from 'workbox-core'

/** Keeps only what is of this type: the sign-in page of a café's network is no script and no photo. */
export function onlyType(type: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      const isGood =
        response.status === 200 && type.test(response.headers.get('content-type') ?? '')
      return isGood ? response : null
    },
  }
}
