/** Words of installing the app: the banner, and the card in its settings. */
export const install = {
  title: 'Instalar App {brand}',
  text: 'Acceso rápido y notificaciones',
  by_hand: 'Toca el botón Compartir y elige «Agregar a inicio».',
  install: 'Instalar',
  dismiss: 'Ahora no',
  failed: 'No se pudo instalar',
  failed_text: 'Prueba con el menú de tu navegador: «Instalar aplicación».',

  card_text: 'Se abre desde tu pantalla de inicio y a pantalla completa. Ocupa muy poco espacio.',
  installed: '{brand} ya está instalada en este dispositivo.',
} as const
