/** A product on a data folder of its own, for measuring: whoever stops it removes the data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localD1 } from './databases.mjs'
import { migrated } from './migrated.mjs'
import { freePort } from './ports.mjs'
import { startProduct } from './product.mjs'

async function prepared(folder, fillDb) {
  const db = localD1(folder)
  try {
    await migrated(db)
    await fillDb?.(db, folder)
  } finally {
    await db.close()
  }
}

/** Started, not yet healthy. `stop` may be called more than once. `more`: settings beside local mode. */
export async function throwAwayProduct(bundle, fillDb, more = {}, { inspector } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-bench-'))
  const forget = () => rmSync(folder, { recursive: true, force: true })
  try {
    await prepared(folder, fillDb)
    const settings = { ...more, ENVIRONMENT: 'local' }
    const port = await freePort()
    const product = startProduct({ bundle, port, folder, settings, inspector })
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
