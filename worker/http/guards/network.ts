/** Whose network an address is of: what is counted by network must not begin anew with each address that somebody has. */

/** IPv6 hands out 64 bits of them to every home and every server. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/** "2001:db8::1" is of "2001:db8:0:0::/64"; an IPv4 address, or what is none, is its own. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address.toLowerCase())?.[1]
  if (mapped) return mapped
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const between = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length)
  const all = [...before, ...Array.from({ length: between }, () => '0'), ...after]
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
