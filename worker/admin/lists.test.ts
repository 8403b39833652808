/** The log to its beginning, page by page. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { admin, makeAdmins } from '../testing/makers/reporting.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { AdminAction } from './contract.ts'
import { ACTIONS_PAGE } from './terms.ts'

beforeAll(makeAdmins)

const nextOf = (answer: Response) =>
  /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]

test('each row stands there once, the newest first, also where more come in meanwhile', async () => {
  const many = 2 * ACTIONS_PAGE + 5
  const note = (from: number, to: number) =>
    env.DB.prepare(
      `insert into admin_actions (admin_id, action, target, details, created_at)
       with recursive n (i) as (select ?2 union all select i + 1 from n where i < ?3)
       select ?1, 'person_seen', 'person:' || cast(i as int), '{}', 1 from n`,
    )
      .bind(admin.id, from, to)
      .run()
  await note(1, many)
  const read: string[] = []
  let path: string | undefined = '/api/admin/actions'
  while (path) {
    const answer: Response = await admin.browser.get(path)
    expect(answer.status).toBe(200)
    read.push(...(await answer.json<AdminAction[]>()).map(({ target }) => target))
    if (path === '/api/admin/actions') await note(many + 1, many + 3)
    path = nextOf(answer)
  }
  expect(read).toEqual(Array.from({ length: many }, (_, at) => `person:${many - at}`))
  const { rowsRead } = await costOf(() => admin.browser.get('/api/admin/actions'))
  expect(rowsRead).toBeLessThan(3 * ACTIONS_PAGE)
  expect((await admin.browser.get('/api/admin/actions?cursor=x')).status).toBe(400)
})
