/** Words of what became of one's money, and of the list of it that administrators have. */
export const money = {
  title: 'Mis pagos',
  text: 'Cada movimiento de tu tarjeta en Jopói, lo más nuevo primero. De cada uno te mandamos un recibo por email.',
  back: 'Configuración',
  list: 'Movimientos',

  entry_held: 'Depósito retenido',
  entry_released: 'Depósito liberado',
  entry_lapsed: 'Retención vencida',
  entry_captured: 'Depósito cobrado',
  entry_bought: 'Paquete de verificación',
  entry_returned: 'Pago devuelto',
  entry_paid_out: 'Te pagamos un depósito',
  entry_paid_to: 'Depósito pagado a la persona',
  note_held: 'No es un cobro: se libera al terminar el intercambio.',
  note_released: 'Según tu banco, tarda unos días en verse.',
  note_lapsed: 'Tu banco la soltó y no se cobró nada.',
  note_returned: 'Según tu banco, tarda unos días en verse.',
  package_bronze: 'Bronce',
  package_silver: 'Plata',
  package_gold: 'Oro',
  trade: 'Intercambio n.º {id}',
  reference: 'Referencia: {reference}',

  more: 'Ver anteriores',
  loading: 'Cargando pagos…',
  none: 'Todavía no hay pagos',
  none_text:
    'Intercambiar no cuesta nada. Aquí aparecen los depósitos que pongas y los paquetes de verificación que compres.',
  to_trades: 'Ver mis intercambios',
  failed: 'No pudimos cargar los pagos',
  failed_text: 'Tu dinero está donde estaba. Inténtalo de nuevo.',
  offline: 'Verás los pagos cuando vuelva la conexión.',

  // For administrators
  admin_title: 'Pagos',
  search: 'Buscar',
  search_hint: 'Email o página de una persona, número de un intercambio, o una referencia.',
  do_search: 'Buscar',
  all: 'Ver todos',
  found_none: 'Nada con «{search}»',
  found_none_text:
    'Busca por el email entero, el número del intercambio o la referencia del recibo.',
} as const
