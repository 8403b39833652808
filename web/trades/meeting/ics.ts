/** A meeting as a calendar's file (RFC 5545). Times are UTC: no calendar's zone data has a say (D42). */
import { saveFile } from '#web/media/save-file.ts'

export type Meeting = {
  uid: string
  /** ms. */
  at: number
  stamp: number
  summary: string
  location: string
  description: string
  url: string
}

/** A hand-over takes no longer, ms. */
const LENGTH_MS = 3_600_000
/** Octets of a line, without its end; the next one begins with a space that counts. */
const LINE_MAX = 75

export function icsOf({ uid, at, stamp, summary, location, description, url }: Meeting): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//trades//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + LENGTH_MS)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

export function saveMeeting(name: string, meeting: Meeting): void {
  saveFile(new File([icsOf(meeting)], name, { type: 'text/calendar' }))
}

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A line break in a person's text is two letters here: a real one would begin a property of theirs. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not stand in the file
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

function folded(line: string): string {
  const encoder = new TextEncoder()
  let out = ''
  let size = 0
  for (const letter of line) {
    const { length } = encoder.encode(letter)
    if (size + length > LINE_MAX) {
      out += '\r\n '
      size = 1
    }
    out += letter
    size += length
  }
  return out
}
