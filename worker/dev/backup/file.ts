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
import { Stop } from '../tools.mjs'

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

const linesOf = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
const sealOf = (header, tables) =>
  createHash('sha256')
    .update(JSON.stringify([header, tables]))
    .digest('hex')

/** Counts and hashes the rows of one table. */
export function tally({ name, columns }) {
  const hash = createHash('sha256').update(linesOf([columns]))
  let rows = 0
  return {
    add: (list) => {
      hash.update(linesOf(list))
      rows += list.length
    },
    sum: () => ({ name, rows, sha256: hash.copy().digest('hex') }),
  }
}

/**
 * A backup that is being written, beside `path` until `finish`. Tables may come in any order; they stand in the file in
 * that of `tables`. `drop` takes away what was not finished.
 */
export function newBackup(path, header, tables) {
  const folder = mkdtempSync(`${path}.partial-`)
  const partOf = (name) => join(folder, name)
  const tallies = new Map(tables.map((table) => [table.name, tally(table)]))
  for (const { name, columns } of tables) {
    writeFileSync(partOf(name), gzipSync(linesOf([{ table: name, columns }])), { mode: OWNER_ONLY })
  }
  const drop = () => rmSync(folder, { recursive: true, force: true })
  const finish = () => {
    const sums = tables.map(({ name }) => tallies.get(name).sum())
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
  const add = ({ name }, rows) => {
    tallies.get(name).add(rows)
    appendFileSync(partOf(name), gzipSync(linesOf(rows)))
  }
  return { add, finish, drop }
}

export const headerOf = (migrations, now) => ({
  ...{ jopoi: 'backup', format: FORMAT },
  madeAt: new Date(now).toISOString(),
  migrations,
})

async function* linesIn(path) {
  const text = pipeline(createReadStream(path), createGunzip(), () => undefined)
  text.setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    yield lines
  }
  if (rest !== '') throw new Error('the last line is not whole')
}

const BAD_NAME = 'is no backup of Jopói, or its beginning is damaged'

/** Every value of the file, lists of lines at a time. */
async function* valuesIn(path) {
  if (!existsSync(path)) throw new Stop(`There is no file ${path}.`)
  try {
    for await (const lines of linesIn(path)) yield lines.map((line) => JSON.parse(line))
  } catch (error) {
    throw new Stop(`${path} is damaged or was cut short: ${error.message}.`)
  }
}

function checkedHeader(path, header) {
  if (header?.jopoi !== 'backup') throw new Stop(`${path} ${BAD_NAME}.`)
  if (header.format === FORMAT) return header
  throw new Stop(`${path} was made by a later version of the product (format ${header.format}).`)
}

/**
 * The tables of a backup in its order: `onRows({name, columns}, rows)` for each list of rows, nothing for what it does
 * not want. Answers `{header, end}` once all of it was found whole and true, else throws a Stop.
 */
export async function readBackup(path, onRows = () => undefined) {
  const sums = []
  let header
  let table
  let counting
  let end
  let rows = []
  const handOver = async () => {
    if (rows.length === 0) return
    if (!table) throw new Stop(`${path} ${BAD_NAME}.`)
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
        table = end ? undefined : { name: value?.table, columns: value?.columns }
        counting = table && tally(table)
      }
    }
    await handOver()
  }
  if (!end) throw new Stop(`${path} was cut short: its end is missing.`)
  if (JSON.stringify(sums) === JSON.stringify(end.tables) && sealOf(header, sums) === end.sha256) {
    return { header, end }
  }
  throw new Stop(`${path} is damaged: its rows are not those that were written.`)
}

/** The chats of a backup: `{messages, reads}` by trade. */
export async function chatsIn(path) {
  const chats = new Map()
  const chatOf = (id) => {
    if (!chats.has(id)) chats.set(id, { messages: [], reads: {} })
    return chats.get(id)
  }
  const { messages, reads } = ROOM_TABLES
  const fields = messages.columns.slice(1)
  const messageOf = (values) => Object.fromEntries(values.map((value, i) => [fields[i], value]))
  await readBackup(path, ({ name }, rows) => {
    if (name === messages.name) {
      for (const [id, ...values] of rows) chatOf(id).messages.push(messageOf(values))
    }
    if (name === reads.name) for (const [id, user, number] of rows) chatOf(id).reads[user] = number
  })
  return chats
}
