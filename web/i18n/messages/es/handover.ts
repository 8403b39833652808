/** Words of the hand-over code: two people who meet. */
export const handover = {
  title: 'Código de entrega',
  // One's own
  own_intro: 'Cuando estén frente a frente, muestra tu código: así queda que se encontraron.',
  together: 'Estamos juntos',
  hide: 'Ocultar mi código',
  secret: 'No lo envíes a nadie',
  secret_text:
    'Muéstralo solo en persona, después de ver lo que recibes. Quien te lo pide por mensaje o por teléfono quiere engañarte.',
  own_digits: 'Tu código: {digits}',
  own_qr: 'Tu código como QR',
  // The other's
  scan: 'Escanear con la cámara',
  enter: 'Código de la otra persona',
  enter_hint: 'Los seis números que muestra su pantalla.',
  enter_offline: 'Sin conexión: se comprueba al tener señal.',
  confirm: 'Confirmar con el código',
  // The camera
  scan_title: 'Escanea su código',
  scan_text: 'Apunta al QR en la pantalla de la otra persona.',
  opening: 'Abriendo la cámara…',
  type: 'Escribir el código',
  camera_unsupported: 'Aquí no se puede usar la cámara. Escribe el código.',
  camera_denied:
    'No hay permiso para usar la cámara. Escribe el código, o da el permiso en los ajustes e inténtalo de nuevo.',
  camera_none: 'No encontramos una cámara en este dispositivo. Escribe el código.',
  camera_busy: 'La cámara no se pudo abrir: quizá la usa otra aplicación. Escribe el código.',
  camera_reader: 'No se pudo preparar la lectura del QR. Escribe el código.',
  told_other_trade: 'Ese código es de otro intercambio.',
  told_other_version:
    'Lo acordado cambió y uno de los dos todavía no lo ve. Con señal, abran los dos el intercambio de nuevo.',
  told_wrong: 'Ese no es el código de la otra persona.',
  told_not_ours: 'Ese QR no es un código de entrega.',
} as const
