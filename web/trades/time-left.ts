/** How long until an instant: "2 d 5 h", "5 h 10 min", in signs that Spanish and English share. Pure. */
const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** The two largest units that say something. Rounded up to whole minutes: "0 min" only when the time is over. */
export function timeLeft(iso: string, now: number): string {
  const all = Math.max(0, Math.ceil((Date.parse(iso) - now) / MINUTE))
  const units = [
    [Math.floor(all / DAY), 'd'],
    [Math.floor((all % DAY) / HOUR), 'h'],
    [all % HOUR, 'min'],
  ] as const
  const first = units.findIndex(([count]) => count > 0)
  if (first < 0) return '0 min'
  const said = units.slice(first, first + 2).filter(([count]) => count > 0)
  return said.map(([count, unit]) => `${count}\u00a0${unit}`).join(' ')
}
