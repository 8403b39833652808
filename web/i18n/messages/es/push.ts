/** What the service worker itself says: a push whose words could not be read. */
export const push = {
  title: 'Tienes novedades',
  text: 'Ábrelas para ver de qué se trata.',
} as const
