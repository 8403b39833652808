/** Words of the lists of trades, and what these share with the page of one. */
export const trades = {
  // The specification's names (part 2 section 4)
  status_pending: 'Pendiente',
  status_accepted: 'Aceptado',
  status_rejected: 'Rechazado',
  status_in_progress: 'En Progreso',
  status_cancellation_requested: 'Cancelación Solicitada',
  status_cancelled: 'Cancelado',
  status_completed: 'Completado',
  status_expired: 'Expirado',
  // Offers
  offer_money: 'Dinero',
  offer_item: 'Artículos',
  offer_combination: 'Artículos y dinero',
  offer_open: 'A convenir',
  no_value: 'Sin valor indicado',
  in_money: 'en efectivo, en mano',
  gone: 'Ya no está publicado',
  sum: 'Suma: {money}',
} as const
