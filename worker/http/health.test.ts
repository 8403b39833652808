import { expect, test } from 'vitest'
import { MIGRATIONS } from '../db/migrations.ts'
import { Browser } from '../testing/app.ts'

test('health tells version, environment, engine and how many migrations are applied', async () => {
  const answer = await new Browser().get('/api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 'ok',
    environment: 'local',
    database: 'd1',
    migrations: MIGRATIONS.length,
  })
})
