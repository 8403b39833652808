/** Sentences for refusals that only the server says: no form can know them before. Keys are codes. */
export const answers = {
  // Everywhere (D14)
  unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
  service_down: 'Algo de lo que usamos no responde. Inténtalo de nuevo en un momento.',
  not_found: 'No encontramos lo que buscas.',
  invalid: 'Revisa los datos marcados.',
  malformed_body: 'No pudimos leer lo que se envió.',
  too_large: 'Lo que envías es demasiado grande.',
  wrong_type: 'Este tipo de contenido no se acepta aquí.',
  too_many: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  foreign_origin: 'Esta acción solo se acepta desde nuestro sitio.',
  https_only: 'Esta dirección solo se atiende por https.',
  not_configured: 'El servicio no está disponible en este momento.',
  signed_out: 'Inicia sesión para continuar.',
  client_id_reused: 'Esto ya se había enviado con otro contenido. Mira cómo quedó.',
  // Accounts (D19–D21)
  password_common: 'Esa contraseña es de las más usadas. Elige otra.',
  password_own_name:
    'La contraseña no puede ser solo tu nombre, tu email o el nombre de la aplicación. Elige otra.',
  name_of_house: 'Ese nombre se confunde con el de la aplicación o su equipo. Escribe el tuyo',
  email_not_verified: 'Verifica tu email para continuar.',
  EMAIL_SERVICE_NOT_CONFIGURED: 'Servicio no disponible. Contacta al administrador.',
  EMAIL_SEND_FAILED: 'No pudimos enviar el correo. Verifica la dirección e inténtalo de nuevo.',
  busy: 'Hay muchas personas entrando a la vez. Espera unos segundos e inténtalo de nuevo.',
  // Beginners (D59)
  beginner_things:
    'Con una cuenta nueva puedes publicar 5 artículos al día. Verifica tu teléfono en tu perfil y podrás publicar más, o sigue mañana.',
  beginner_proposals:
    'Con una cuenta nueva puedes hacer 5 propuestas al día. Verifica tu teléfono en tu perfil y podrás hacer más, o sigue mañana.',
  beginner_questions:
    'Con una cuenta nueva puedes hacer 10 preguntas al día. Verifica tu teléfono en tu perfil y podrás hacer más, o sigue mañana.',
  beginner_wishes:
    'Con una cuenta nueva puedes crear 5 búsquedas al día. Verifica tu teléfono en tu perfil y podrás crear más, o sigue mañana.',
  beginner_link:
    'Con una cuenta nueva no se pueden poner enlaces. Quítalo, o verifica tu teléfono en tu perfil.',
  // Whom administrators limited (D60)
  limited_things:
    'El equipo limitó tu cuenta por unos días: puedes publicar 5 artículos al día. En tus avisos está por qué y hasta cuándo.',
  limited_proposals:
    'El equipo limitó tu cuenta por unos días: puedes hacer 5 propuestas al día. En tus avisos está por qué y hasta cuándo.',
  limited_questions:
    'El equipo limitó tu cuenta por unos días: puedes hacer 10 preguntas al día. En tus avisos está por qué y hasta cuándo.',
  limited_wishes:
    'El equipo limitó tu cuenta por unos días: puedes crear 5 búsquedas al día. En tus avisos está por qué y hasta cuándo.',
  limited_link:
    'El equipo limitó tu cuenta por unos días: mientras tanto no puedes poner enlaces. Quítalo y sigue.',
  // Items (D10, D12)
  item_not_found: 'El artículo que buscas no existe o ha sido eliminado.',
  item_doubled:
    'Ya publicaste uno casi igual. Si es otro, dilo y se publica; si es el mismo, edítalo.',
  items_doubled:
    'Ya tienes tres casi iguales publicados. Cambia el título o las fotos si es otro, o edita uno de ellos.',
  item_not_yours: 'Solo quien publicó el artículo puede cambiarlo.',
  item_reserved: 'El artículo está reservado en un intercambio y no se puede cambiar ahora.',
  item_traded: 'El artículo ya fue intercambiado y no se puede cambiar.',
  item_changed: 'El artículo cambió mientras lo editabas. Ábrelo de nuevo e inténtalo otra vez.',
  restore_late: 'Ya pasó el tiempo para recuperar este artículo.',
  favorite_own: 'Este artículo es tuyo: lo encuentras en Mis artículos.',
  favorites_many: 'Guardaste el máximo de 500 favoritos. Quita alguno y vuelve a intentarlo.',
  cursor_invalid: 'La página que pides ya no existe. Vuelve al comienzo de la lista.',
  room_not_empty: 'El chat de este intercambio ya tiene mensajes: no se reemplazan.',
  // Wishes (D64)
  wish_not_found: 'Esa búsqueda no existe o ya no está.',
  wish_not_yours: 'Solo quien la creó puede cambiar esta búsqueda.',
  wish_closed: 'Esta búsqueda ya terminó.',
  wish_own: 'Esta búsqueda es tuya.',
  wish_changed: 'La búsqueda cambió mientras la editabas. Ábrela de nuevo e inténtalo otra vez.',
  wish_offered: 'Ya le avisaste que tienes este artículo.',
  wishes_many: 'Tienes 10 búsquedas y avisos abiertos. Cierra alguno para crear otro.',
  // Trades (D25–D29)
  trade_not_found: 'El intercambio que buscas no existe o no tienes permisos para verlo.',
  trade_not_yours: 'Esta acción le toca a la otra persona.',
  trade_moved: 'El intercambio cambió mientras tanto. Así está ahora.',
  change_open: 'Ya hay un cambio pendiente: respóndanlo primero.',
  terms_many:
    'Ya hubo muchas ofertas en este intercambio. Acepten una o pónganse de acuerdo en el chat.',
  trade_expired: 'La propuesta expiró después de 72 horas.',
  trade_closed: 'El intercambio ya terminó: pasó el tiempo para responder.',
  trade_blocked: 'Un artículo de esta propuesta está reservado en otro intercambio.',
  item_withheld:
    'Uno de los artículos está en revisión y por ahora no se puede acordar. Cuando vuelva a verse, sí; mientras tanto pueden seguir hablando.',
  seen_changed: 'Un artículo cambió desde que lo viste. Mira cómo está ahora.',
  delivery_confirmed: 'Ya confirmaste la entrega.',
  handover_code:
    'Ese no es el código de la otra persona en este intercambio. Míralo de nuevo en su pantalla.',
  handover_tries:
    'Se probaron demasiados códigos en este intercambio. Confirmen la entrega cada uno por su lado.',
  handover_said:
    'Ese es tu código de entrega: no lo envíes a nadie. Muéstralo solo cuando estén juntos.',
  cancellation_own: 'La otra persona tiene que responder a tu solicitud.',
  cancellation_soon: 'Te dijeron que no hace poco. Puedes volver a pedirlo después de 24 horas.',
  proposal_own: 'No puedes intercambiar con tu propio artículo.',
  proposal_other_owner: 'El artículo es de otra persona.',
  asked_rejected:
    'Te dijeron que no hace poco. Puedes volver a proponer 7 días después de la respuesta; mientras tanto puedes preguntar.',
  asked_withdrawn:
    'Ya retiraste dos ofertas por este artículo hoy. Vuelve a ofrecer mañana; mientras tanto puedes preguntar.',
  proposal_pending: 'Ya tienes una propuesta pendiente por este artículo.',
  item_unavailable: 'Este artículo ya no está disponible para intercambiar.',
  offered_not_yours: 'Solo puedes ofrecer artículos tuyos.',
  offered_held: 'Un artículo que ofreces ya está en otro intercambio.',
  chat_unanswered: 'Espera su respuesta: hasta entonces se pueden escribir tres mensajes.',
  chat_closed: 'En este chat no se puede escribir en este momento.',
  chat_empty: 'Escribe un mensaje.',
  push_endpoint: 'El navegador dio una dirección que no recibe avisos.',
  // People
  report_own: 'No puedes reportar lo que es tuyo.',
  report_twice: 'Ya lo reportaste. Lo estamos revisando.',
  // Profile
  person_not_found: 'Usuario no encontrado',
  avatar_type: 'Por favor selecciona una imagen válida',
  avatar_large: 'La imagen debe ser menor a 5MB',
  email_same: 'Ese ya es tu email',
  email_taken: 'Ese email ya no está disponible. Elige otro.',
  // Reviews and tokens (D35, D37)
  review_own: 'No puedes reseñarte a ti.',
  review_other_person: 'Ese intercambio fue con otra persona.',
  review_not_completed: 'Puedes escribir tu reseña cuando el intercambio esté completado.',
  review_twice: 'Ya escribiste esta reseña.',
  review_closed: 'Ya pasaron los 14 días para reseñar este intercambio.',
  review_anonymous:
    'Sin un intercambio completado tu reseña lleva tu nombre. Quita «Publicar como anónimo» y envíala de nuevo.',
  reviews_waiting:
    'Ya tienes 10 reseñas que esperan publicarse. Verifica tu teléfono o tu identidad, o completa un intercambio, y envía esta después.',
  answer_other: 'Solo puede responder quien recibió la reseña.',
  answer_twice: 'Ya respondiste esta reseña, y una respuesta no se cambia.',
  review_not_found: 'Esta reseña ya no se ve.',
  review_vote_own: 'Si tu reseña resulta útil lo dicen otras personas.',
  tokens_short: 'No te alcanzan los tokens para destacar un artículo.',
  item_featured: 'Este artículo ya está destacado.',
  // Verification (D38)
  verification_approved: 'Esto ya está verificado.',
  verification_closed: 'Este paso se abre con un paquete de verificación.',
  verification_moved: 'Esto cambió mientras tanto. Mira cómo está ahora.',
  verification_by_code: 'Un teléfono se aprueba con el código, no a mano.',
  document_required: 'Elige una foto o un PDF.',
  // Payments (D33, D34)
  payments_not_configured: 'Los pagos no están disponibles en este momento.',
  payments_down:
    'El servicio de pagos no responde. No se cobró nada. Inténtalo de nuevo en un momento.',
  payment_unheard:
    'El servicio de pagos no responde. No pagues otra vez: lo que pagaste aparece aquí cuando responda.',
  payment_not_found: 'No encontramos ese pago.',
  payment_over: 'Este pago ya terminó. Vuelve a empezar.',
  payment_unconfirmed: 'Error confirmando el pago',
  signature_invalid: 'La firma no es válida.',
  deposit_held: 'Este depósito está ya pagado.',
  deposit_amount:
    'El monto no es el del depósito de este intercambio. Vuelve al intercambio y ábrelo de nuevo.',
  deposit_closed: 'Un depósito se pone mientras el intercambio está en curso.',
  meeting_place_gone: 'Ese lugar ya no está en la lista. Elige otro o escríbelo.',
  deposit_no_meeting: 'Primero acuerden dónde y cuándo se encuentran.',
  package_bought: 'Ya es tuyo: lo compraste, o está dentro de otro que compraste.',
  package_free: 'Este paquete no tiene costo para ti: no hay nada que pagar.',
  package_amount: 'El precio cambió mientras tanto. Míralo otra vez antes de pagar.',
  payment_returned:
    'Este pago ya no hace falta. Si llegó a cobrarse, te lo devolvemos entero: no pagues otra vez.',
  payout_over: 'Este pago ya se hizo, o ya no queda nada que pagar.',
  payout_disputed:
    'El banco de quien puso el depósito discute el cobro: hay que esperar a que termine.',
  payout_early: 'Se paga 90 días después del cobro, no antes.',
  payout_yearly: 'A esta persona ya se le pagó un depósito este año: el siguiente, un año después.',
  payout_unproved:
    'Primero hay que verificar la cédula: un depósito se paga solo a una identidad verificada.',
  payout_no_details: 'Faltan los datos bancarios: tiene que escribirlos la persona.',
  payout_returned: 'El cobro ya no está en nuestra cuenta: se devolvió. No hay nada que pagar.',
  payout_moved: 'Algo cambió mientras tanto. Mira el pago otra vez antes de hacerlo.',
  // Administration and safety (D39)
  account_suspended: 'Esta cuenta está suspendida. Escríbenos si crees que es un error.',
  factor_missing: 'Antes configura el segundo paso de tu cuenta de administración.',
  factor_needed: 'Escribe el código de tu aplicación para entrar a la administración.',
  factor_there:
    'Tu cuenta ya tiene un segundo paso. Si perdiste la aplicación y los códigos, quien mantiene el sitio puede quitarlo.',
  from_email_required: 'Escribe el email del remitente: no hay otro configurado.',
  mail_test_failed: 'No se pudo enviar el email de prueba',
  failure_over: 'Ya no está entre los fallos, o ya no sirve enviarlo.',
  meeting_place_known: 'Ese lugar ya está en la lista de la ciudad.',
  meeting_place_changed: 'Otra persona del equipo lo cambió mientras tanto.',
  meeting_places_many: 'La lista de esta ciudad está llena.',
  meeting_town_unknown: 'No conocemos esa ciudad. Elige una de las que aparecen al escribir.',
  report_decided: 'Otra persona del equipo ya lo resolvió.',
  report_decision: 'Eso no se puede decidir sobre este reporte.',
  report_held: 'El artículo ya se intercambió: no está en ninguna lista.',
  person_left: 'Esta persona ya no tiene cuenta: no hay nada que cambiar.',
  person_done: 'Eso ya está hecho. Mira cómo quedó antes de seguir.',
  proof_refused:
    'No pudimos aprobar esta verificación. Te escribimos un email que dice por qué y qué puedes hacer.',
  proof_of_suspended:
    'Ese documento es de una persona suspendida: la verificación quedó rechazada y se lo dijimos por email. Está en Personas.',
  suspend_admin: 'La cuenta de quien administra no se puede suspender ni limitar.',
  block_own: 'No puedes bloquearte.',
  blocks_many: 'Ya bloqueaste a 500 personas. Desbloquea a alguien primero.',
  // Rights over one's data (D47)
  chat_left: 'Esta persona eliminó su cuenta y ya no recibe mensajes.',
  leave_open_trades: 'Tienes intercambios en curso. Mira qué pasa con ellos antes de irte.',
  export_over: 'Pasó demasiado tiempo. Escribe tu contraseña otra vez.',
  // Photos (D12)
  photo_pixels: 'La imagen tiene demasiados píxeles. El máximo es 50 megapíxeles.',
  problem_reported:
    'Hay un problema reportado en este intercambio: primero se responde o se decide.',
  problem_early:
    'Esto se puede reportar desde 30 minutos después de la hora del encuentro, o cuando alguien confirmó la entrega.',
  problem_late: 'Pasaron más de 7 días: ya no se puede reportar. Si hace falta, escríbenos.',
  problem_met:
    'Leíste el código de la otra persona: se encontraron. Si algo no fue lo acordado, repórtalo así.',
  problem_made: 'Ya reportaste esto en este intercambio.',
  problem_open: 'Ya tienes un reporte abierto en este intercambio. Espera a que se cierre.',
  problem_limited:
    'Tres reportes tuyos de este año no eran ciertos: por ahora solo puedes reportar que no te sientes a salvo. También puedes pedir cancelar.',
  problem_not_found: 'Ese reporte no existe.',
  problem_over: 'Ya no hay nada que responder ni decidir: se respondió o se cerró.',
  problem_unheard: 'Falta oír a la otra persona: todavía tiene tiempo para responder.',
  problem_moved: 'El intercambio o el depósito cambió mientras tanto. Míralo otra vez y decide.',
  admin_own: 'Es un asunto tuyo: lo resuelve otra persona del equipo.',
} as const
