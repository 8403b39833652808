/** Many empty D1 databases in one runtime. What is run together goes there in one request: a proxy of the binding asks once for every statement, and waits. */
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** What a fake of the binding keeps of a statement. */
type Prepared = { sql: string; values: unknown[] }

const WORKER = `export default {
  async fetch(request, env) {
    const { name, list } = await request.json()
    const statements = list.map(({ sql, values }) => env[name].prepare(sql).bind(...values))
    try {
      return Response.json(await env[name].batch(statements))
    } catch (error) {
      return new Response(String(error), { status: 500 })
    }
  },
}`

/** `database(name)` answers the binding of one of `names`, as far as databases.ts speaks to it. */
export function manyD1(names: readonly string[]) {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...{ modules: true, script: WORKER, compatibilityDate: '2026-11-01' },
      d1Databases: Object.fromEntries(names.map((name) => [name, name])),
    }),
  )

  function database(name: string): D1Database {
    async function batch(list: Prepared[]) {
      const body = JSON.stringify({ name, list })
      const answer = await runtime.dispatchFetch('http://d1', { method: 'POST', body })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { results: object[] }[]
    }
    const one = async (statement: Prepared) => (await batch([statement]))[0]
    const prepare = (sql: string, values: unknown[] = []) => ({
      ...{ sql, values },
      bind: (...given: unknown[]) => prepare(sql, given),
      all: () => one({ sql, values }),
      run: () => one({ sql, values }),
    })
    return { prepare, batch } as unknown as D1Database
  }
  return { database, close: () => runtime.dispose() }
}
