import { afterEach, expect, test, vi } from 'vitest'
import { withStyles } from './shell-styles.ts'

const POLICY = { 'content-security-policy': "style-src 'sha256-x'" }
const shell = (head: string) => new Response(`<head>${head}</head><p>x</p>`, { headers: POLICY })
const LINKED = '<title>x</title><link rel="stylesheet" href="/assets/index-1.css" />'

afterEach(() => vi.unstubAllGlobals())

test('the styles that the shell links are in it, under the policy that it came with', async () => {
  const fetched = vi.fn(async (_href: string) => new Response('a{content:"$&"}'))
  vi.stubGlobal('fetch', fetched)
  const filled = await withStyles(shell(LINKED))
  expect(await filled.text()).toBe(
    '<head><title>x</title><style>a{content:"$&"}</style></head><p>x</p>',
  )
  expect(filled.headers.get('content-security-policy')).toBe(POLICY['content-security-policy'])
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/index-1.css')
})

test('a shell without any is as it came', async () => {
  expect(await (await withStyles(shell('<title>x</title>'))).text()).toContain('<title>x</title>')
})

test('without its styles none is kept', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  await expect(withStyles(shell(LINKED))).rejects.toThrow('404: /assets/index-1.css')
})
