/** Which addresses the worker answers while Vite serves everything else (`npm run dev`). */

/** Vite takes a key as a pattern when it begins with ^, else as how an address begins. */
const OF_THE_WORKER = [
  // Vite serves our own sources under /api too (web/api/client.ts): those stay with it.
  '^/api/(?![^?]*\\.tsx?(\\?|$))',
  '/img',
  '/sw.js',
  '/ws',
  // What only machines ask for, and what another app shares.
  '^/((manifest\\.webmanifest|share|robots\\.txt|sitemap\\.xml)(\\?|$)|(sitemaps|\\.well-known)/)',
]

/** The worker checks that writes come from its own origin: what the browser said must reach it unchanged. */
export function proxyTo(target) {
  return Object.fromEntries(
    OF_THE_WORKER.map((key) => [key, { target, changeOrigin: false, ws: true }]),
  )
}
