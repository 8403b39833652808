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
  how: 'Ganas {trade} con cada intercambio completado y {review} con cada reseña verificada que escribes.',
  feature: 'Destacar por {cost} tokens',
  featuring: 'Destacando…',
  not_now: 'Ahora no',
  understood: 'Entendido',
  featured: 'Artículo destacado',
  featured_text: 'Se ve arriba de la lista hasta el {date}.',
  feature_failed: 'No se pudo destacar el artículo. Inténtalo de nuevo.',
} as const
