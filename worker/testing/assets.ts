/** Stands in for the assets binding: tests of the worker know nothing of what was built. */

/** The shell with its marks, as web/index.html has them once it is built. */
const TEMPLATE = `<!doctype html><html lang="es"><head><title>%BRAND_NAME%</title>
<meta name="styles" content="/assets/all.css"><!--head--></head>
<body><div id="app"><!--app--></div><!--state--></body></html>`

/** What the files' own headers say of the shell. */
export const POLICY = "default-src 'self'; img-src 'self' blob: data:; connect-src 'self'"

const FILES: Record<string, [string, Record<string, string>]> = {
  '/': [TEMPLATE, { 'content-type': 'text/html', 'content-security-policy': POLICY, etag: '"t"' }],
  '/sw.js': ['addEventListener("fetch", () => {})', { 'content-type': 'text/javascript' }],
}

export const ASSETS = {
  fetch: async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    const [body, headers] = FILES[pathname] ?? []
    return body
      ? new Response(body, { headers: headers ?? {} })
      : new Response(null, { status: 404 })
  },
}
