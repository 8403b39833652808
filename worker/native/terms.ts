/** What the mobile app, its generated projects and the server's statements about it must agree on. */

/** Never changed once published: a store knows the app by it. */
export const APP_ID = 'py.jopoi.app'

/** The product's accent. */
export const STATUS_BAR_COLOR = '#3b82f6'

/** What surrounds the page while nothing has been drawn: the paper of tokens.css. */
export const PAPER = '#fafaf7'

/**
 * Pages whose links open in the app. Nothing under /api is among them: following a link out of a mail
 * must never be able to sign out or to unsubscribe inside the app's session.
 */
export const OPENED_PAGES = [
  '/',
  '/search',
  '/landing',
  '/trades',
  '/favorites',
  '/my-items',
  '/reviews',
  '/profile',
  '/verification',
  '/settings',
  '/app-settings',
  '/custom-login',
  '/custom-register',
  '/verify-email',
  '/forgot-password',
] as const

/** The same with whatever follows. */
export const OPENED_FOLDERS = ['/items/', '/item/', '/trades/', '/user/'] as const
