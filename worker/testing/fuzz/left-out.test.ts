/** Every field of every body that a route takes: left out, null or of another kind, it answers what an empty one does. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { app } from '../../app.ts'
import { textOf } from '../../http/messages.ts'
import { withEveryField } from '../../http/validate.ts'
import { Browser } from '../app.ts'
import { makeAccount } from '../makers/makers.ts'
import { targetsOf } from './routes.ts'

/** What programs fill in: nobody reads what is wrong with it. */
const OF_PROGRAMS = /\/push\/|\/notifications\/(un)?subscribe|\/ops\//

type Entries = Record<string, v.GenericSchema>
const BODIES = [...targetsOf(app.routes)].flatMap(([route, { body }]) =>
  body && 'entries' in body && !OF_PROGRAMS.test(route)
    ? [[route, body as v.GenericSchema, body.entries as Entries]]
    : [],
) as [string, v.GenericSchema, Entries][]

/** What is first wrong with a field, as whoever filled it in reads it. */
function saidOf(schema: v.GenericSchema, name: string, body: object): string | null {
  const { issues } = v.safeParse(schema, withEveryField(schema, body))
  const issue = issues?.find(({ path }) => path?.[0]?.key === name)
  return issue ? textOf(issue.message, 'es') : null
}

test('bodies of people are found', () => {
  const routes = BODIES.map(([route]) => route)
  expect(routes.length).toBeGreaterThan(30)
  expect(routes).toEqual(expect.arrayContaining(['POST /api/items', 'POST /api/auth/register']))
})

describe.each(BODIES)('%s', (_route, schema, entries) => {
  test.each(Object.keys(entries))('%s', (name) => {
    const leftOut = saidOf(schema, name, {})
    // It may be left out.
    if (leftOut === null) return
    for (const value of [null, { a: 1 }, [{}]]) {
      expect(saidOf(schema, name, { [name]: value }), JSON.stringify(value)).toBe(leftOut)
    }
    const empty = saidOf(schema, name, { [name]: '' })
    if (empty !== null) expect(leftOut).toBe(empty)
  })
})

describe.each([
  ['es', 'El título debe tener al menos 3 caracteres', 'Email es requerido'],
  ['en', 'The title must have at least 3 characters', 'Email is required'],
] as const)('in %s, over the wire', (lang, title, email) => {
  const issuesOf = async (answer: Response) => {
    expect(answer.status).toBe(422)
    const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] }
    // Of several the first is shown.
    return Object.fromEntries(issues.reverse().map(({ path, message }) => [path, message]))
  }

  test('an item and a sign-in say the same of nothing, null and an empty text', async () => {
    const owner = await makeAccount()
    owner.browser.cookies.set('lang', lang)
    const visitor = new Browser()
    visitor.cookies.set('lang', lang)
    for (const body of [{}, { title: null, email: null }, { title: '', email: '' }]) {
      expect(await issuesOf(await owner.browser.post('/api/items', body))).toMatchObject({ title })
      expect(await issuesOf(await visitor.post('/api/auth/login', body))).toMatchObject({ email })
    }
    const form = new FormData()
    const sent = await owner.browser.send('POST', '/api/items', { form })
    expect(await issuesOf(sent)).toMatchObject({ title })
  })
})
