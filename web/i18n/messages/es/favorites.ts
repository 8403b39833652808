/** Words of saving things and of the page of saved things. */
export const favorites = {
  title: 'Favoritos',
  count: '{count, plural, one {# artículo guardado} other {# artículos guardados}}',
  loading: 'Cargando favoritos…',
  empty: 'Todavía no guardaste nada',
  empty_text: 'Toca el corazón de un artículo que te guste y lo encontrarás aquí.',
  empty_explore: 'Explorar artículos',
  load_failed: 'Error al cargar favoritos',
  load_failed_text: 'No se perdió nada de lo que guardaste. Inténtalo de nuevo.',
  list_offline_text: 'Tus favoritos aparecen cuando vuelva la conexión.',
  list_removed: 'Favorito eliminado',
  list_remove_failed: 'No se pudo eliminar el favorito',
  undo: 'Deshacer',

  added: 'Agregado a favoritos',
  removed: 'Eliminado de favoritos',
  sign_in: 'Inicia sesión para guardar favoritos',
  expired: 'Sesión expirada',
  expired_text: 'Iniciando sesión nuevamente...',
  error: 'Error',
  add_failed: 'No se pudo agregar a favoritos',
  remove_failed: 'No se pudo eliminar de favoritos',
  offline: 'Sin conexión',
  offline_text:
    'Tus favoritos quedaron como estaban. Inténtalo de nuevo cuando vuelva la conexión.',
} as const
