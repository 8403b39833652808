import type { money as es } from '../es/money.ts'

export const money: Record<keyof typeof es, string> = {
  title: 'My payments',
  text: 'Every movement of your card on Jopói, the newest first. We mail you a receipt for each.',
  back: 'Settings',
  list: 'Movements',

  entry_held: 'Deposit held',
  entry_released: 'Deposit released',
  entry_lapsed: 'Hold lapsed',
  entry_captured: 'Deposit charged',
  entry_bought: 'Verification package',
  entry_returned: 'Payment returned',
  entry_paid_out: 'A deposit was paid to you',
  entry_paid_to: 'Deposit paid to the person',
  note_held: 'It is not a charge: it is released when the trade ends.',
  note_released: 'Depending on your bank it takes some days to show.',
  note_lapsed: 'Your bank let it go and nothing was charged.',
  note_returned: 'Depending on your bank it takes some days to show.',
  package_bronze: 'Bronze',
  package_silver: 'Silver',
  package_gold: 'Gold',
  trade: 'Trade no. {id}',
  reference: 'Reference: {reference}',

  more: 'Show earlier ones',
  loading: 'Loading payments…',
  none: 'No payments yet',
  none_text:
    'Trading costs nothing. The deposits you place and the verification packages you buy appear here.',
  to_trades: 'See my trades',
  failed: 'We could not load the payments',
  failed_text: 'Your money is where it was. Try again.',
  offline: 'You will see the payments once you are connected again.',

  // For administrators
  admin_title: 'Payments',
  search: 'Search',
  search_hint: 'Email or page of a person, number of a trade, or a reference.',
  do_search: 'Search',
  all: 'Show all',
  found_none: 'Nothing with “{search}”',
  found_none_text: 'Search by the whole email, the trade’s number or the reference of the receipt.',
}
