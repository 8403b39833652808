import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { MIGRATIONS } from '../db/migrations.ts'
import { Browser } from '../testing/app.ts'
import { FAULTS, FaultSwitch, faultyBucket, faultyRooms } from '../testing/faults/switch.ts'

const last = MIGRATIONS[MIGRATIONS.length - 1]

afterEach(async () => {
  await env.DB.prepare('UPDATE d1_migrations SET name = ? WHERE name = ?').bind(last, 'other').run()
})

test('health tells version, environment, engine and how many migrations are applied', async () => {
  const answer = await new Browser().get('/api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    environment: 'local',
    database: 'd1',
    migrations: MIGRATIONS.length,
    bucket: true,
    rooms: true,
  })
})

test('health is 503 and says why when the database is behind the code', async () => {
  await env.DB.prepare('UPDATE d1_migrations SET name = ? WHERE name = ?').bind('other', last).run()
  const answer = await new Browser().get('/api/health')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ reason: 'database_behind' })
})

test('a database that was never migrated is behind as well', async () => {
  await env.DB.prepare('ALTER TABLE d1_migrations RENAME TO kept').run()
  try {
    const answer = await new Browser().get('/api/health')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ reason: 'database_behind', database: 'd1' })
  } finally {
    await env.DB.prepare('ALTER TABLE kept RENAME TO d1_migrations').run()
  }
})

test('health is 503 and says why when the database does not answer', async () => {
  const browser = new Browser({
    DATABASE_URL: 'http://127.0.0.1:9',
  })
  const answer = await browser.get('/api/health')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ reason: 'database_unreachable', database: 'libsql' })
})

test('a malformed setting is named, its value is not', async () => {
  const answer = await new Browser({ BASE_URL: 'nonsense' }).get('/api/health')
  expect(answer.status).toBe(503)
  const body = await answer.text()
  expect(JSON.parse(body)).toMatchObject({ code: 'not_configured', settings: ['BASE_URL'] })
  expect(body).not.toContain('nonsense')
})

// What never answers is waited for as long as a room is (late.test.ts).
const BROKEN = FAULTS.filter((fault) => fault !== 'slow')

test.each(BROKEN)('health is 503 and names the bucket that does not answer: %s', async (fault) => {
  const answer = await new Browser({
    PHOTOS: faultyBucket(env.PHOTOS, new FaultSwitch(fault)),
  }).get('/api/health')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    ...{ status: 'unavailable', reason: 'bucket_unreachable', bucket: false, rooms: true },
    migrations: MIGRATIONS.length,
  })
})

test.each(BROKEN)('health is 503 and names the rooms that do not answer: %s', async (fault) => {
  const answer = await new Browser({
    TRADE_ROOM: faultyRooms(env.TRADE_ROOM, new FaultSwitch(fault)),
  }).get('/api/health')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    ...{ status: 'unavailable', reason: 'rooms_unreachable', bucket: true, rooms: false },
  })
})
