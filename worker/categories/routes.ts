import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { CATEGORIES, nameIn } from './terms.ts'

/** GET /api/categories: id and name in the caller's language, in the order of D45. */
export const categories = new Hono<AppEnv>().get('/', (c) => {
  const language = c.get('language')
  return c.json(
    CATEGORIES.map((category) => ({ id: category.id, name: nameIn(category, language) })),
  )
})
