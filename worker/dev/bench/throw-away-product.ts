/** A product on a data folder of its own, for measuring: whoever stops it removes the data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalDb, localD1 } from '../database/databases.ts'
import { migrated } from '../database/migrated.ts'
import { freePort } from '../tools/ports.ts'
import { type Product, startProduct } from '../tools/product.ts'
import type { Given } from '../tools/settings.ts'

export type ThrowAway = Product & { log: string }
export type FillDb = (db: LocalDb, folder: string) => Promise<unknown>

async function prepared(folder: string, fillDb: FillDb | undefined): Promise<void> {
  const db = localD1(folder)
  try {
    await migrated(db)
    await fillDb?.(db, folder)
  } finally {
    await db.close()
  }
}

/** Started, not yet healthy. `stop` may be called more than once. `more`: settings beside local mode. */
export async function throwAwayProduct(
  bundle: string,
  fillDb?: FillDb,
  more: Given = {},
  { inspector, port }: { inspector?: number; port?: number } = {},
): Promise<ThrowAway> {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-bench-'))
  const forget = () => rmSync(folder, { recursive: true, force: true })
  try {
    await prepared(folder, fillDb)
    const settings = { ...more, ENVIRONMENT: 'local' }
    const at = { port: port ?? (await freePort()) }
    const product = startProduct({ bundle, ...at, folder, settings, inspector })
    const stop = async () => {
      await product.stop()
      forget()
    }
    const { url, group, exited } = product
    return { url, group, exited, log: join(folder, 'server.log'), stop }
  } catch (error) {
    forget()
    throw error
  }
}
