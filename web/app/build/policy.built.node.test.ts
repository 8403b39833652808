/** The policy that the build writes for pages, and the headers of files that no worker answers. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const DIST = join(ROOT, 'dist')

/** `{path: {header: value}}`, names in lower case. */
function headersIn(file: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  let path = ''
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (line.startsWith('/')) path = line
    if (name) found[path] = { ...found[path], [name.toLowerCase()]: value }
  }
  return found
}

const EVERY = {
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const FILES = {
  // A script of a worker thread is governed by what comes with it: it may fetch no more than its own parts.
  '/assets/*': {
    ...EVERY,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  '/icons/*': {
    ...EVERY,
    'cache-control': 'public, max-age=86400',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
}

test('files say what answers of the worker say, each header with its exact value', () => {
  expect(headersIn(join(ROOT, 'web/public/_headers'))).toEqual(FILES)
})

describe('as it was built', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const inPage = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('the page runs one script, and its styles are those of the first view or all of them, known by their hashes', () => {
    const [scripts, styles] = [inPage('script'), inPage('style')]
    expect([scripts.length, styles.length]).toEqual([1, 1])
    const [, named = ''] = /name="styles" content="([^"]+)"/.exec(html) ?? []
    const sheet = readFileSync(join(DIST, named), 'utf8')
    // As the worker puts it into a page.
    expect(sheet).not.toContain('</style')
    const { '/': page, ...files } = headersIn(join(DIST, '_headers'))
    expect(files).toEqual(FILES)
    expect(page).toEqual({
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' ${hashOf(scripts[0])}`,
        `style-src 'self' ${hashOf(styles[0])} ${hashOf(sheet)}`,
        "img-src 'self' blob: data:",
        "connect-src 'self' blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types service-worker photo-worker',
      ].join('; '),
    })
  })

  test('the page has no attribute that would be a script or a style', () => {
    expect(html).not.toMatch(/<[^>]+\s(on\w+|style)=/)
    expect(html).not.toContain('javascript:')
  })
})
