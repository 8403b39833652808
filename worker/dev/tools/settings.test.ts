/** What a developer has in .dev.vars stays out of the tests (vite.config.ts): a remote database, a mail key. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { readSettings } from '../../env.ts'

test('the tests run without any setting of this machine', () => {
  // Empty, not missing: only what is bound to nothing cannot be bound by that file.
  expect(env).toMatchObject({ DATABASE_URL: '', SENDGRID_API_KEY: '', SECRET_KEY: '' })
  const IDENTITY_KEY = String(Reflect.get(env, 'IDENTITY_KEY'))
  // A deployment that a test plays needs one; it is the same on every machine.
  expect(IDENTITY_KEY).toContain('for-tests')
  expect(readSettings(env)).toEqual(readSettings({ ENVIRONMENT: 'local', IDENTITY_KEY }))
})
