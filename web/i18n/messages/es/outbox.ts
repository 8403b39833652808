/** Words of what is on the device: what waits to be sent, and what is shown without a network. */
export const outbox = {
  title: 'Esperan en este dispositivo',
  waiting: 'Esperando conexión',
  again: 'El servidor no responde. Se intentará de nuevo.',
  sending: 'Enviando… {percent} %',
  refused: 'No se pudo publicar: {said}',
  refused_plain: 'No se pudo publicar. Ábrelo y revisa los datos.',
  open: 'Sin terminar: ábrelo para publicarlo.',
  untitled: 'Sin título',
  edit: 'Editar',
  edit_named: 'Editar {title}',
  retry: 'Reintentar',
  retry_named: 'Reintentar {title}',
  discard: 'Descartar',
  discard_named: 'Descartar {title}',
  discard_title: '¿Descartar sin publicar?',
  discard_text: 'Se borrará de este dispositivo con sus fotos. Nadie más lo tiene.',
  discard_stay: 'Conservar',
  not_discarded: 'No se pudo descartar',
  busy: 'Se está enviando ahora. Inténtalo de nuevo en un momento.',
  not_opened: 'No se pudo abrir',
  not_opened_text: 'Puede que se esté enviando ahora, o que ya no esté en este dispositivo.',
  sent: 'Artículo creado',
  // Signing out
  unsent_title: '¿Cerrar sesión ahora?',
  unsent_text:
    '{count, plural, one {Hay # cosa que todavía no se envió. Si cierras sesión, se borra de este dispositivo.} other {Hay # cosas que todavía no se enviaron. Si cierras sesión, se borran de este dispositivo.}}',
  unsent_stay: 'Seguir aquí',
  unsent_leave: 'Cerrar sesión y descartar',
  // Without a network
  kept: 'Ves lo guardado en este dispositivo',
} as const
