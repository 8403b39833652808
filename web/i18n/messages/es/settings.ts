/** Words of the settings of an account: language, password, sessions. */
export const settings = {
  title: 'Configuración',

  language: 'Idioma',
  language_text: 'Se recuerda en este dispositivo.',

  password: 'Contraseña',
  password_text: 'Al cambiarla se cierran las sesiones de tus otros dispositivos.',
  current_password: 'Contraseña actual',
  current_wrong: 'La contraseña actual no es correcta',
  change_password: 'Cambiar contraseña',
  password_changed: 'Contraseña cambiada',
  password_changed_text: 'Cerramos las sesiones de tus otros dispositivos. Aquí sigues dentro.',

  sessions: 'Sesiones',
  sessions_text: 'Los dispositivos en los que tu cuenta está abierta.',
  device_on: '{program} en {system}',
  device_unknown: 'Dispositivo desconocido',
  this_device: 'Este dispositivo',
  since: 'Desde el {date}',
  seen: 'Última actividad: {date}',
  only_this: 'Solo este dispositivo',
  only_this_text: 'Si entras desde otro, lo verás aquí y podrás cerrar su sesión.',
  sessions_failed: 'No pudimos cargar tus sesiones',
  sessions_failed_text: 'Nada cambió en tu cuenta. Inténtalo de nuevo.',
  sessions_offline: 'Verás tus sesiones cuando vuelva la conexión.',

  end: 'Cerrar',
  end_named: 'Cerrar la sesión de {device}',
  end_title: '¿Cerrar esta sesión?',
  end_text: '{device}: para volver a entrar hará falta la contraseña.',
  end_others: 'Cerrar las demás sesiones',
  end_others_title: '¿Cerrar las demás sesiones?',
  end_others_text:
    'Solo este dispositivo queda dentro. En los demás hará falta la contraseña para volver a entrar.',
  end_confirm: 'Sí, cerrar',
  ending: 'Cerrando…',
  cancel: 'Cancelar',
  ended: 'Sesión cerrada',
  ended_text: '{device} ya no está en tu cuenta.',
  ended_others: 'Sesiones cerradas',
  ended_others_text: 'Solo este dispositivo está en tu cuenta.',
  end_failed: 'No se pudo cerrar la sesión',
  end_failed_text: 'Sigue abierta. Inténtalo de nuevo.',

  leave: 'Salir',
  leave_text: 'Este dispositivo olvida lo que guardó de ti: borradores, filtros y datos.',
} as const
