import type { shell as es } from '../es/shell.ts'

export const shell: Record<keyof typeof es, string> = {
  skip_to_content: 'Skip to content',
  main_navigation: 'Main navigation',
  publish: 'Publish Item',
  sign_in: 'Sign In',
  register: 'Sign Up',
  language: 'Language',
  close: 'Close',
  try_again: 'Try again',
  notifications_region: 'Notices',
  offline: 'No connection - Offline mode',
  back_online: 'Connection restored',
  offline_title: 'No connection',
  offline_text:
    'This needs the internet. What you typed is still here; try again when the connection is back.',
  crash_title: 'Something broke on this screen',
  crash_text: 'Nothing published was lost. Reload the page to go on.',
  away_text:
    'This screen is not on your device yet. Nothing was lost: try again when you are connected.',
  lost_title: 'This part could not be loaded',
  lost_text: 'There may be a new version of the app. Reload the page to go on.',
  reload: 'Reload',
  search: 'Search',
  error_title: 'Error',
  unexpected: 'Something went wrong. Please try again.',
  optional: 'optional',
  show_password: 'Show what is typed',
  search_placeholder: 'Search items...',
  search_clear: 'Clear search',
  explore: 'Explore',
  menu: 'Menu',
}
