/** Words of tokens, and of what they are spent on. */
export const tokens = {
  feature_title: 'Destacar artículo',
  feature_text:
    'Aparece arriba de la lista, con la marca «Destacados», durante {days} días. La lista de abajo no cambia.',
  cost: 'Cuesta',
  balance: 'Tienes',
  left: 'Te quedan',
  amount: '{count, plural, one {# token} other {# tokens}}',
  missing: '{count, plural, one {Te falta # token.} other {Te faltan # tokens.}}',
  how: 'Ganas {trade} con cada intercambio en el que se escribió un código y la otra persona tiene el teléfono o la identidad probados (una vez por persona cada 30 días), y {review} con cada reseña verificada que escribes.',
  feature: 'Destacar por {cost} tokens',
  featuring: 'Destacando…',
  not_now: 'Ahora no',
  understood: 'Entendido',
  featured: 'Artículo destacado',
  featured_text: 'Se ve arriba de la lista hasta el {date}.',
  feature_failed: 'No se pudo destacar el artículo. Inténtalo de nuevo.',

  // Why tokens came or went; the server says it too
  tokens_welcome: 'Bienvenida',
  tokens_email_verified: 'Email verificado',
  tokens_trade_completed: 'Intercambio completado',
  tokens_review_written: 'Reseña escrita',
  tokens_item_featured: 'Artículo destacado por 7 días',

  // All movements
  history_title: 'Movimientos de tokens',
  history_text: 'Todo lo que ganaste y gastaste, lo más nuevo primero.',
  balance_after: 'Saldo: {balance}',
  back_to_profile: 'Mi Perfil',
  history_more: 'Ver anteriores',
  history_loading: 'Cargando movimientos…',
  history_none: 'Todavía no hay movimientos',
  history_none_text:
    'Aparecen aquí cuando completas un intercambio, escribes una reseña o destacas un artículo.',
  to_publish: 'Publicar Artículo',
  history_failed: 'No pudimos cargar tus movimientos',
  history_failed_text: 'Tus tokens están a salvo. Inténtalo de nuevo.',
  history_offline: 'Verás tus movimientos cuando vuelva la conexión.',
} as const
