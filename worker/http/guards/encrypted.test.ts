import { expect, test } from 'vitest'
import { app } from '../../app.ts'
import { Browser } from '../../testing/app.ts'
import { ASSETS } from '../../testing/assets.ts'

const DEPLOYED = {
  ENVIRONMENT: 'production',
  SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
  BASE_URL: 'https://jopoi.example',
  ASSETS,
}

function ask(url: string, settings: Record<string, unknown> = DEPLOYED, init: RequestInit = {}) {
  return app.fetch(new Request(url, { redirect: 'manual', ...init }), new Browser(settings).env)
}

test('over http a page of a deployment leads to itself over https, and sets no cookie', async () => {
  for (const path of ['/', '/search?q=mesa', '/landing', '/robots.txt']) {
    const answer = await ask(`http://jopoi.example${path}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      `https://jopoi.example${path}`,
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('calls, pictures, sockets and everything that is sent are refused over http', async () => {
  const asked: [string, string][] = [
    ['GET', '/api/items'],
    ['POST', '/api/auth/login'],
    ['GET', '/ws?trade=1'],
    ['GET', '/img/items/1/0123456789abcdef/320'],
    ['POST', '/share'],
    ['POST', '/api/payments/webhook'],
  ]
  for (const [method, path] of asked) {
    const answer = await ask(`http://jopoi.example${path}`, DEPLOYED, { method })
    expect([path, answer.status]).toEqual([path, 403])
    expect(await answer.json()).toMatchObject({ code: 'https_only' })
  }
})

test('over https, on this machine, in local mode and in a network without encryption all goes on', async () => {
  const open: [string, Record<string, unknown>][] = [
    ['https://jopoi.example', DEPLOYED],
    ['http://localhost:8787', DEPLOYED],
    ['http://127.0.0.1', DEPLOYED],
    ['http://192.168.1.5:8787', { ENVIRONMENT: 'local' }],
    ['http://192.168.1.5', { ...DEPLOYED, BASE_URL: 'http://192.168.1.5' }],
  ]
  for (const [origin, settings] of open) {
    const { status } = await ask(`${origin}/api/categories`, settings)
    expect([origin, status]).toEqual([origin, 200])
  }
})
