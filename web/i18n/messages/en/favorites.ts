import type { favorites as es } from '../es/favorites.ts'

export const favorites: Record<keyof typeof es, string> = {
  title: 'Favorites',
  count: '{count, plural, one {# saved item} other {# saved items}}',
  loading: 'Loading favorites…',
  empty: 'You have not saved anything yet',
  empty_text: 'Tap the heart of an item you like and you will find it here.',
  empty_explore: 'Browse items',
  load_failed: 'Could not load favorites',
  load_failed_text: 'Nothing you saved is lost. Try again.',
  list_offline_text: 'Your favorites appear when the connection is back.',
  list_removed: 'Favorite removed',
  list_remove_failed: 'Could not remove the favorite',
  undo: 'Undo',

  added: 'Added to favorites',
  removed: 'Removed from favorites',
  sign_in: 'Sign in to save favorites',
  expired: 'Session expired',
  expired_text: 'Signing in again...',
  error: 'Error',
  add_failed: 'Could not add to favorites',
  remove_failed: 'Could not remove from favorites',
  offline: 'No connection',
  offline_text: 'Your favorites stay as they were. Try again when the connection is back.',
}
