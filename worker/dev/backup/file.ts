/**
 * The file of a backup: gzip, one JSON value a line.
 *   {"jopoi":"backup","format":1,"madeAt":…,"migrations":[…]}        what it is of
 *   {"table":"users","columns":[…]}  then its rows, an array each     every table, what others refer to first
 *   {"end":{"tables":[{"name","rows","sha256"}],"sha256":…}}         only a whole one has it
 * The rooms of trades are two tables more (ROOM_TABLES).
 */
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip, gzipSync } from 'node:zlib'
import type { Value } from '../database/databases.ts'
import { Stop, toldOf } from '../tools/tools.ts'
import type { Chat, Message } from './rooms.ts'
import type { Columns, Row } from './tables.ts'

export type Header = { jopoi: 'backup'; format: number; madeAt: string; migrations: string[] }
type Sum = { name: string; rows: number; sha256: string }
export type End = { tables: Sum[]; sha256: string }
export type Backup = { header: Header; end: End }

const FORMAT = 1
/** It holds password hashes, sessions and what people wrote to one another. */
const OWNER_ONLY = 0o600

export const ROOM_TABLES = {
  reads: { name: 'rooms.reads', columns: ['trade', 'user', 'number'] },
  messages: {
    name: 'rooms.messages',
    columns: ['trade', 'id', 'senderId', 'content', 'imageUrl', 'createdAt', 'clientId'],
  },
}

const linesOf = (values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
const sealOf = (header: Header, tables: Sum[]) =>
  createHash('sha256')
    .update(JSON.stringify([header, tables]))
    .digest('hex')

/** Counts and hashes the rows of one table. */
export function tally({ name, columns }: Columns) {
  const hash = createHash('sha256').update(linesOf([columns]))
  let rows = 0
  return {
    add: (list: Row[]) => {
      hash.update(linesOf(list))
      rows += list.length
    },
    sum: (): Sum => ({ name, rows, sha256: hash.copy().digest('hex') }),
  }
}

export type NewBackup = {
  add: (table: Columns, rows: Row[]) => void
  finish: () => End
  drop: () => void
}

/**
 * A backup that is being written, beside `path` until `finish`. Tables may come in any order; they stand in the file in
 * that of `tables`. `drop` takes away what was not finished.
 */
export function newBackup(path: string, header: Header, tables: Columns[]): NewBackup {
  const folder = mkdtempSync(`${path}.partial-`)
  const partOf = (name: string) => join(folder, name)
  const tallies = new Map(tables.map((table) => [table.name, tally(table)]))
  const tallyOf = (name: string) => {
    const found = tallies.get(name)
    if (!found) throw new Error(`${name} is none of the tables of this backup`)
    return found
  }
  for (const { name, columns } of tables) {
    writeFileSync(partOf(name), gzipSync(linesOf([{ table: name, columns }])), { mode: OWNER_ONLY })
  }
  const drop = () => rmSync(folder, { recursive: true, force: true })
  const finish = () => {
    const sums = tables.map(({ name }) => tallyOf(name).sum())
    const end = { tables: sums, sha256: sealOf(header, sums) }
    const whole = partOf('whole')
    writeFileSync(whole, gzipSync(linesOf([header])), { mode: OWNER_ONLY })
    for (const { name } of tables) appendFileSync(whole, readFileSync(partOf(name)))
    appendFileSync(whole, gzipSync(linesOf([{ end }])))
    const fd = openSync(whole, 'r+')
    fsyncSync(fd)
    closeSync(fd)
    renameSync(whole, path)
    drop()
    return end
  }
  const add = ({ name }: Columns, rows: Row[]) => {
    tallyOf(name).add(rows)
    appendFileSync(partOf(name), gzipSync(linesOf(rows)))
  }
  return { add, finish, drop }
}

export const headerOf = (migrations: string[], now: number): Header => ({
  ...{ jopoi: 'backup', format: FORMAT },
  madeAt: new Date(now).toISOString(),
  migrations,
})

async function* linesIn(path: string): AsyncGenerator<string[]> {
  const text = pipeline(createReadStream(path), createGunzip(), () => undefined)
  text.setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') throw new Error('the last line is not whole')
}

const BAD_NAME = 'is no backup of Jopói, or its beginning is damaged'

/** Of a file that is not ours it may be anything. */
type Line = (Partial<Header> & { table?: string; columns?: string[]; end?: End }) | Row | null

/** Every value of the file, lists of lines at a time. */
async function* valuesIn(path: string): AsyncGenerator<Line[]> {
  if (!existsSync(path)) throw new Stop(`There is no file ${path}.`)
  try {
    for await (const lines of linesIn(path)) yield lines.map((line) => JSON.parse(line))
  } catch (error) {
    throw new Stop(
      `${path} is damaged or was cut short: ${error instanceof Error ? error.message : toldOf(error)}.`,
    )
  }
}

function checkedHeader(path: string, header: Line): Header {
  if (!header || Array.isArray(header) || header.jopoi !== 'backup')
    throw new Stop(`${path} ${BAD_NAME}.`)
  if (header.format === FORMAT) return header as Header
  throw new Stop(`${path} was made by a later version of the product (format ${header.format}).`)
}

type OnRows = (table: Columns, rows: Row[]) => unknown

/**
 * The tables of a backup in its order: `onRows({name, columns}, rows)` for each list of rows, nothing for what it does
 * not want. Answers `{header, end}` once all of it was found whole and true, else throws a Stop.
 */
export async function readBackup(path: string, onRows: OnRows = () => undefined): Promise<Backup> {
  const sums: Sum[] = []
  let header: Header | undefined
  let table: Columns | undefined
  let counting: ReturnType<typeof tally> | undefined
  let end: End | undefined
  let rows: Row[] = []
  const handOver = async () => {
    if (rows.length === 0) return
    if (!table || !counting) throw new Stop(`${path} ${BAD_NAME}.`)
    counting.add(rows)
    const list = rows
    rows = []
    await onRows(table, list)
  }
  const close = async () => {
    await handOver()
    if (counting) sums.push(counting.sum())
  }
  for await (const values of valuesIn(path)) {
    for (const value of values) {
      if (end) throw new Stop(`${path} is damaged: it goes on behind its end.`)
      if (!header) header = checkedHeader(path, value)
      else if (Array.isArray(value)) rows.push(value)
      else {
        await close()
        end = value?.end
        table = end ? undefined : { name: value?.table ?? '', columns: value?.columns ?? [] }
        counting = table && tally(table)
      }
    }
    await handOver()
  }
  if (!header || !end) throw new Stop(`${path} was cut short: its end is missing.`)
  if (JSON.stringify(sums) === JSON.stringify(end.tables) && sealOf(header, sums) === end.sha256) {
    return { header, end }
  }
  throw new Stop(`${path} is damaged: its rows are not those that were written.`)
}

/** The chats of a backup: `{messages, reads}` by trade. */
export async function chatsIn(path: string): Promise<Map<number, Chat>> {
  const chats = new Map<number, Chat>()
  const chatOf = (id: Value) => {
    const known = chats.get(Number(id)) ?? { messages: [], reads: {} }
    chats.set(Number(id), known)
    return known
  }
  const { messages, reads } = ROOM_TABLES
  const fields = messages.columns.slice(1)
  const messageOf = (values: Row) =>
    Object.fromEntries(values.map((value, i) => [fields[i], value])) as Message
  await readBackup(path, ({ name }, rows) => {
    if (name === messages.name) {
      for (const [id = null, ...values] of rows) chatOf(id).messages.push(messageOf(values))
    }
    if (name !== reads.name) return
    for (const [id = null, user, number] of rows) chatOf(id).reads[String(user)] = Number(number)
  })
  return chats
}
