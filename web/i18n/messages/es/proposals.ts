/** Words of the proposal dialog. */
export const proposals = {
  title: 'Proponer Intercambio',
  wanted: 'Lo que quieres',
  of: 'De {name}',
  // What kind of offer
  kind: '¿Qué ofreces?',
  kind_item: 'Artículos',
  kind_money: 'Dinero',
  kind_combination: 'Artículos y dinero',
  // One's own things
  things: 'Tus artículos',
  things_hint: 'Elige uno o varios.',
  things_loading: 'Cargando tus artículos',
  things_search: 'Buscar en tus artículos',
  things_none_found: 'Ningún artículo tuyo se llama así.',
  things_found: '{count, plural, one {# artículo} other {# artículos}}',
  things_more: 'Ver más artículos',
  things_failed: 'No pudimos cargar tus artículos.',
  things_offline: 'Tus artículos se mostrarán cuando vuelva la conexión.',
  things_empty: 'No tienes artículos disponibles',
  things_empty_text: 'Publica algo que quieras intercambiar, u ofrece dinero o un mensaje.',
  things_taken:
    '{count, plural, one {Quitamos un artículo que ya no está disponible: {titles}} other {Quitamos artículos que ya no están disponibles: {titles}}}',
  publish: 'Publicar Artículo',
  no_value: 'Sin valor indicado',
  // Money
  amount: 'Monto en guaraníes',
  amount_hint: 'Se entrega en mano al encontrarse. Aquí no se cobra nada.',
  amount_less: 'Gs. 1.000 menos',
  amount_more: 'Gs. 1.000 más',
  // Message
  message: 'Mensaje',
  message_example: 'Hola, me interesa tu artículo…',
  message_rest: '{left, plural, one {Queda # carácter} other {Quedan # caracteres}}',
  optional: 'opcional',
  // Both sides
  sides: 'El intercambio',
  give: 'Tú das',
  get: 'Recibes',
  nothing_yet: 'Todavía nada',
  money: 'Dinero',
  sum: 'Suma: {money}',
  disclaimer:
    'La plataforma solo conecta a las personas. La entrega, el estado de los artículos y los compromisos posteriores son responsabilidad exclusiva de los usuarios.',
  // Sending
  ask: 'Preguntar',
  ask_send: 'Enviar pregunta',
  ask_note:
    'Nada queda reservado ni prometido. Después de preguntar puedes proponer un intercambio.',
  ask_sent: 'Pregunta enviada',
  ask_sent_text: 'Te avisamos cuando {name} responda.',
  send: 'Enviar propuesta',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  ready: 'Todo listo para enviar',
  sent: '¡Propuesta enviada!',
  sent_text: 'Tu propuesta de intercambio ha sido enviada correctamente',
  see: 'Ver propuesta',
  // What keeps it from being sent
  select_item: 'Selecciona un artículo',
  select_item_text: 'Debes seleccionar al menos un artículo para el intercambio.',
  amount_invalid: 'Ingresa un monto válido',
  message_required: 'Mensaje requerido',
  // What goes wrong
  error: 'Error',
  failed: 'No se pudo enviar la propuesta',
  own: 'No disponible',
  kept: 'Nada se perdió: lo que preparaste sigue aquí.',
  offline: 'Sin conexión',
  offline_text: 'Lo que preparaste sigue aquí. Envíalo cuando vuelva la conexión.',
  pending: 'Ya propusiste un intercambio por este artículo.',
  see_pending: 'Ver tu propuesta pendiente',
  gone_reserved:
    'Ahora está reservado en otro intercambio. Si se libera, podrás proponer de nuevo.',
  gone_traded: 'Ya fue intercambiado.',
  see_items: 'Ver otros artículos',
  restored: 'Recuperamos lo que habías preparado.',
  // Leaving
  leave_title: '¿Salir sin enviar?',
  leave_text: 'Preparaste una propuesta que todavía no se envió.',
  leave_stay: 'Seguir aquí',
  leave_discard: 'Descartar y salir',
} as const
