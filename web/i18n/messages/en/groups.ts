import type { groups as es } from '../es/groups.ts'

export const groups: Record<keyof typeof es, string> = {
  title: 'People who trade almost only among themselves',
  lead: 'It may be a family, a club, or accounts of one person. Nobody is sanctioned for being here.',
  none: 'Nothing stands out',
  none_text: 'Groups of up to 30 accounts appear here.',
  failed: 'We could not load the groups',
  members: '{count, plural, one {# account} other {# accounts}}',
  trades: '{inside} of {all, plural, one {# trade} other {# trades}} are among themselves',
  found: 'Found on {date}',
  proved: 'phone or identity proven',
  unproved: 'neither phone nor identity proven',
  suspended: 'account suspended',
  fine: 'It is fine',
  fine_of: 'It is fine: group of {name}',
  fine_done: 'Marked as fine',
  fine_done_text: 'It appears again if the group grows to one and a half times its size.',
  fine_failed: 'We could not mark it',
  seen: 'Seen on {date}: it is fine',
}
