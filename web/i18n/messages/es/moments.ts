/** Words of what is marked in a trade: sent, agreed, completed; and of the offer to be told on this device. */
export const moments = {
  // Sent
  sent: 'Te avisamos cuando {name} responda.',
  look_on: 'Seguir mirando',
  push_ask_phone: 'Avisarme en este teléfono',
  push_ask_device: 'Avisarme en este dispositivo',
  push_asking: 'Un momento…',
  push_later: 'Ahora no',
  push_on: 'Listo: te avisamos aquí, aunque la aplicación esté cerrada.',
  push_refused:
    'Quedó sin activar. Si cambias de idea, permite las notificaciones de este sitio en tu navegador.',
  push_put_off: 'De acuerdo. Puedes activarlo cuando quieras.',
  push_offline: 'Sin conexión: todavía no se activó.',
  push_failed: 'No se pudo activar. Inténtalo de nuevo.',
  push_settings: 'Ajustes de notificaciones',
  // Completed
  goes: 'Va con {name}',
  stays: 'Se queda contigo',
  as_agreed: 'Lo que acordaron',

  my_tokens: 'Mis tokens',
  earned: '{count, plural, one {Ganaste # token.} other {Ganaste # tokens.}}',
} as const
