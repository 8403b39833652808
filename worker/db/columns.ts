/** Column kinds that several features share. */
import { customType, integer } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970, UTC. */
export const instant = (name: string) => integer(name, { mode: 'number' })

export const flag = (name: string) => integer(name, { mode: 'boolean' })

/** JSON as text; the shape is the writer's, checked when it came in over the wire. */
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => JSON.parse(value) as T,
  })(name)
