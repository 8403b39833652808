/** Words of the frame around every screen. */
export const shell = {
  skip_to_content: 'Ir al contenido',
  main_navigation: 'Navegación principal',
  publish: 'Publicar Artículo',
  sign_in: 'Iniciar Sesión',
  register: 'Registrarse',
  language: 'Idioma',
  close: 'Cerrar',
  try_again: 'Intentar de nuevo',
  notifications_region: 'Avisos',
  offline: 'Sin conexión - Modo offline',
  back_online: 'Conexión restaurada',
  offline_title: 'Sin conexión',
  offline_text:
    'Esto necesita internet. Lo que escribiste sigue aquí; inténtalo de nuevo cuando vuelva la conexión.',
  crash_title: 'Algo se rompió en esta pantalla',
  crash_text: 'No se perdió nada de lo publicado. Vuelve a cargar la página para seguir.',
  away_text:
    'Esta pantalla todavía no está en tu dispositivo. No se perdió nada: inténtalo de nuevo cuando haya conexión.',
  lost_title: 'No se pudo cargar esta parte',
  lost_text:
    'Puede que haya una versión nueva de la aplicación. Vuelve a cargar la página para seguir.',
  reload: 'Volver a cargar',
  search: 'Buscar',
  error_title: 'Error',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
  optional: 'opcional',
  show_password: 'Mostrar lo escrito',
  search_placeholder: 'Buscar artículos...',
  search_clear: 'Borrar búsqueda',
  explore: 'Explorar',
  menu: 'Menú',
} as const
