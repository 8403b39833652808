/** Stands in for the assets binding: tests of the worker know nothing of what was built. */

/** The shell with its marks, as web/index.html has them once it is built. */
const TEMPLATE = `<!doctype html><html lang="es"><head><title>%BRAND_NAME%</title>
<meta name="styles" content="/assets/all.css"><!--head--></head>
<body><div id="app"><!--app--></div><!--state--></body></html>`

/** What the files' own headers say of the shell. */
export const POLICY = "default-src 'self'; img-src 'self' blob: data:; connect-src 'self'"

/** What a build says of itself. */
const BUILD = {
  frame: {
    scripts: ['/assets/base.js'],
    words: { es: ['/assets/first-es.js'], en: ['/assets/first-en.js'] },
  },
  members: { scripts: ['/assets/members.js'], words: { es: ['/assets/members-es.js'], en: [] } },
  screens: { '/custom-login': { scripts: ['/assets/base.js', '/assets/login.js'], words: {} } },
  sheet: '/assets/all.css',
  modules: {},
}

const FILES: Record<string, [string, Record<string, string>]> = {
  '/': [TEMPLATE, { 'content-type': 'text/html', 'content-security-policy': POLICY, etag: '"t"' }],
  '/sw.js': ['addEventListener("fetch", () => {})', { 'content-type': 'text/javascript' }],
}

const fileAt = (address: string | URL | Request) =>
  new URL(address instanceof Request ? address.url : address).pathname

/** The same as a build makes it: with its styles, and what it is made of. */
export const BUILT = {
  fetch: async (address: string | URL | Request) => {
    if (fileAt(address) === '/assets/all.css') return new Response('.all{}')
    const page = TEMPLATE.replace('</head>', '<style>.first{}</style></head>')
    return new Response(`${page}<!--parts ${JSON.stringify(BUILD)}-->`)
  },
}

export const ASSETS = {
  fetch: async (address: string | URL | Request) => {
    const [body, headers] = FILES[fileAt(address)] ?? []
    return body
      ? new Response(body, { headers: headers ?? {} })
      : new Response(null, { status: 404 })
  },
}
