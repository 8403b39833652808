/**
 * The file of everything that is mine, put together here: the server answers it in pages of what one call can read
 * (worker/privacy/export.ts). Nothing is left out when one fails: then there is no file.
 */
import type { PartPage } from '#contract/privacy'
import { EXPORT_PARTS, EXPORT_VERSION, type ExportPart } from '#terms/privacy'
import { brand } from '#web/ui/brand.ts'

type AskPart = (part: ExportPart, cursor: string | undefined) => Promise<PartPage>

/** These are one thing and no list. */
const SINGLE: readonly ExportPart[] = ['profile', 'notificationSettings']

/** `onPart`: how many of the parts are there. */
export async function exportFile(
  ask: AskPart,
  onPart: (done: number) => void,
  now: Date,
): Promise<File> {
  const parts: Record<string, unknown> = {}
  for (const [index, part] of EXPORT_PARTS.entries()) {
    onPart(index)
    const rows = await rowsOf(ask, part)
    parts[part] = SINGLE.includes(part) ? (rows[0] ?? null) : rows
  }
  onPart(EXPORT_PARTS.length)
  const head = { from: brand, version: EXPORT_VERSION, exportedAt: now.toISOString() }
  const text = JSON.stringify({ ...head, ...parts }, null, 2)
  return new File([text], fileName(now), { type: 'application/json' })
}

async function rowsOf(ask: AskPart, part: ExportPart): Promise<PartPage['rows']> {
  const rows: PartPage['rows'] = []
  let cursor: string | undefined
  do {
    const page = await ask(part, cursor)
    rows.push(...page.rows)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return rows
}

/** The brand in letters that every file system takes. */
export const fileName = (now: Date): string => {
  const name = brand
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')
  return `${[name, now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.json`
}
