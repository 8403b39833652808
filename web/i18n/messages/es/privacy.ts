/** One's own data: taking it along, leaving, and the two pages that say what is done with it. */
export const privacy = {
  cancel: 'Cancelar',
  password: 'Tu contraseña',
  password_wrong: 'La contraseña no es correcta',

  // Taking it along
  data: 'Tus datos',
  data_text: 'Descarga en un archivo todo lo que guardamos de ti.',
  export: 'Descargar mis datos',
  export_text:
    'Un archivo JSON con tu perfil, artículos, intercambios, mensajes, reseñas, favoritos y todo lo demás que es tuyo. Escribe tu contraseña para abrirlo.',
  export_confirm: 'Descargar',
  exporting: 'Preparando…',
  export_progress: 'Parte {done} de {all}',
  export_done: 'Archivo listo',
  export_done_text: 'Se guardó como {file}.',
  export_failed: 'No se pudo preparar el archivo',
  export_failed_text: 'Intenta de nuevo en unos minutos.',

  // Leaving
  leave: 'Eliminar cuenta',
  leave_text: 'Tienes {days} días para cambiar de idea.',
  leave_title: '¿Eliminar tu cuenta?',
  leave_hidden: 'Tus artículos dejan de verse y se cierran tus sesiones ahora mismo.',
  leave_pending: 'Las propuestas sin respuesta se cancelan y avisamos a la otra persona.',
  leave_back: 'Durante {days} días basta con iniciar sesión para que todo vuelva.',
  leave_after:
    'Después borramos para siempre tu nombre, email, teléfono, fotos, mensajes y todo lo que dice quién eres.',
  leave_kept:
    'Las reseñas que escribiste y los intercambios que hiciste quedan como de «Usuario eliminado».',
  leave_confirm: 'Eliminar mi cuenta',
  leaving: 'Eliminando…',
  leave_owed:
    'Te debemos {amount} de un depósito. Si eliminas tu cuenta antes de que te paguemos, renuncias a ese dinero.',
  leave_owed_failed:
    'No pudimos ver si te debemos un depósito: si eliminas tu cuenta, renuncias a él.',
  leave_open: 'Estos intercambios se cancelan si te vas:',
  leave_end: 'Cancelarlos y eliminar mi cuenta',
  leave_confirmed: 'En estos alguien ya confirmó la entrega. Antes hay que terminarlos:',
  leave_failed: 'No se pudo eliminar la cuenta',
  leave_failed_text: 'Intenta de nuevo en unos minutos.',
  left_title: 'Tu cuenta se va a eliminar',
  left_text: 'Hasta el {day} puedes iniciar sesión y todo vuelve como estaba.',
  left_back: 'Iniciar sesión y volver',

  // The page about privacy
  privacy_title: 'Política de privacidad',
  privacy_lead: 'Qué guarda {brand} de ti, para qué, por cuánto tiempo y qué puedes hacer.',
  kept_title: 'Qué guardamos',
  kept_account:
    'Lo que escribes al registrarte y en tu perfil: nombre, email, teléfono, fecha de nacimiento, género, país, ciudad y, si quieres, departamento, dirección, ocupación y presentación. De tu contraseña guardamos solo una huella que no se puede leer.',
  kept_things:
    'Lo que haces aquí: artículos y fotos (sin los datos de dónde fueron tomadas), favoritos, propuestas, encuentros, mensajes, reseñas, reportes, tokens y pagos. Si te verificas, tu documento hasta que se decide; de tu teléfono verificado, tu buzón de email y el número de tu documento guardamos además una huella que no se puede leer, para que quien fue suspendido no vuelva con otra cuenta. Si te debemos un depósito, tus datos bancarios, cifrados y hasta que se paga.',
  kept_place:
    'De dónde está una cosa guardamos tus palabras, la ciudad y una zona, nunca el punto: donde vive mucha gente, un cuadro de unos 2 km; en otros lugares, el pueblo más cercano o un cuadro de unos 11 km. A los demás les decimos la distancia hasta el centro de esa zona, y solo en escalones: en tu zona, menos de 5, 10, 25, 50 o 100 km. Tu ubicación, si la usas para buscar, no se guarda.',
  kept_device:
    'Los dispositivos en los que tienes la sesión abierta y los que reciben avisos. Usamos solo las cookies que hacen falta para tu sesión, tu idioma y cómo ves el inicio; no hay publicidad ni rastreo.',
  kept_errors:
    'Si algo se rompe en tu pantalla, qué fue y en qué pantalla, sin tu nombre ni lo que escribiste, durante 30 días.',
  shown_title: 'Qué ven los demás',
  shown_text:
    'Tu nombre, tu foto, tu ciudad, tus artículos, tus reseñas y tu reputación. Tu email, teléfono, fecha de nacimiento, género, departamento y dirección no se muestran a los demás; quien administra ve lo que necesita para decidir, como tu email y tu teléfono, y cada vez queda anotado. Tu ubicación exacta no la tenemos; los mensajes los ven solo las dos personas del intercambio, y quien administra si alguien los reporta o mientras hay un reporte abierto sobre ese intercambio.',
  why_title: 'Para qué',
  why_text:
    'Para que puedas publicar, encontrar, acordar y calificar intercambios, para cuidar la seguridad de todos y para avisarte de lo que pasa con los tuyos. No vendemos tus datos ni los usamos para otra cosa.',
  others_title: 'Quién más los recibe',
  others_text:
    'La otra persona de un intercambio ve lo que le escribes y el encuentro que acuerdan.',
  others_services:
    'El servicio que nos aloja guarda los datos por encargo nuestro. El de correo recibe tu email y el texto del aviso; el de tarjetas, el monto y lo que escribes en su formulario (tu tarjeta no pasa por nosotros); el de notificaciones de tu navegador, un mensaje cifrado.',
  long_title: 'Por cuánto tiempo',
  long_text:
    'Mientras tengas tu cuenta. Las fotos de un artículo eliminado se borran a los pocos minutos; los correos enviados, a los 30 días; un registro sin verificar, a los 7 días; la copia de un texto y de las fotos que alguien reportó, 30 días después de que se decide, y hasta entonces solo la ve quien administra.',
  long_left:
    'Si eliminas tu cuenta, 14 días después borramos todo lo que dice quién eres. Quedan, sin tu nombre, los intercambios y reseñas de los que otra persona fue parte, los pagos que la ley obliga a guardar y la fecha en que aceptaste estos textos. La huella de tu teléfono o documento verificado queda dos años más, para que lo que otros cambiaron contigo siga contando lo mismo; si tu cuenta estaba suspendida, quedan todas.',
  rights_title: 'Tus derechos',
  rights_text:
    'En Configuración puedes ver y corregir tus datos, descargarlos en un archivo, elegir qué correos y avisos recibes y eliminar tu cuenta. También puedes pedirnos cualquiera de estas cosas por escrito.',
  rights_law:
    'Te los dan la Ley 7593/2025 de protección de datos personales de Paraguay y, si vives en Europa, el RGPD. Si no estás de acuerdo con nuestra respuesta, puedes reclamar ante la autoridad de protección de datos.',
  contact_title: 'Contacto',
  contact_mail: 'Escríbenos a',
  contact_settings:
    'Todo lo de arriba se hace desde Configuración, sin escribirle a nadie. Si recibes un correo nuestro, puedes responderlo.',
  version: 'Vigente desde el {day}.',

  // The page about the terms
  terms_title: 'Términos de uso',
  terms_lead: 'Lo que acordamos contigo al crear tu cuenta en {brand}, en pocas palabras.',
  what_title: 'Qué es',
  what_text:
    '{brand} conecta a personas que quieren cambiar cosas. El intercambio lo hacen ellas, en persona.',
  what_free: 'No cobramos comisiones. Publicar, proponer e intercambiar es gratis.',
  who_title: 'Quién puede usarlo',
  who_text:
    'Personas de 18 años o más, con una sola cuenta y datos verdaderos. Tu contraseña es solo tuya.',
  yours_title: 'Lo que publicas',
  yours_text:
    'Publica solo cosas tuyas, que se puedan intercambiar legalmente, y descríbelas como son. Tus textos y fotos siguen siendo tuyos; nos dejas mostrarlos aquí mientras estén publicados.',
  yours_not:
    'No se permiten armas, municiones, drogas, medicamentos, animales vivos o silvestres, documentos, cosas para adultos, dinero falso, cosas robadas o falsificadas, ni acosar, engañar o enviar publicidad. Un artículo que parece de eso por sus palabras lo mira una persona; el de una cuenta nueva no se ve hasta entonces. Lo que se reporta también: si tres personas conocidas reportan un artículo en un día, se oculta 72 horas como mucho, una sola vez, y nunca si está prometido. Esa persona puede dejarlo, quitarlo o cerrar la cuenta; si lo quita de un intercambio, este termina sin contar en contra de nadie. A quien publicó y a quien reportó les decimos qué pasó.',
  trades_title: 'Los intercambios',
  trades_text:
    'Una propuesta vence a las 72 horas de la última oferta o de una respuesta sin leer, y a los 14 días como mucho. Al aceptarla, los artículos quedan reservados hasta que los dos confirman la entrega o el intercambio termina.',
  trades_end:
    'Nadie queda atado: un pedido de cancelar que no se responde en 72 horas termina el intercambio, y solo se puede negar una vez. Cuando alguien ya confirmó la entrega, hace falta que los dos estén de acuerdo. Cancelar baja la reputación de quien lo pidió, salvo dos veces en 180 días, si lo acordaron, o si la otra persona no lo aceptó y tampoco dijo cuándo verse.',
  trades_silence:
    'Después de 30 días de silencio se completa solo si hubo código de encuentro y nadie reportó un problema; si no, se cancela y no cuenta para nadie. Si algo sale mal puedes reportarlo hasta 7 días después del encuentro: la otra persona tiene 72 horas para responder, y si no están de acuerdo decide una persona del equipo. No ir a un encuentro cuenta; tres reportes falsos en un año limitan a quien los hizo.',
  trades_meet: 'Encuéntrate en un lugar público y revisa las cosas antes de confirmar.',
  money_title: 'El dinero',
  money_text:
    'Si una propuesta incluye dinero, se entrega en persona: no pasa por nosotros. Los paquetes de verificación se pagan una vez y su precio se muestra antes.',
  money_deposit:
    'El depósito de garantía es voluntario: se retiene en tu tarjeta y se libera al terminar. Solo se cobra si una persona que administra lo decide después de escuchar a los dos por una falta al encuentro o por algo que no era lo acordado. Lo cobrado es de la otra persona: se le paga a los 90 días o después, una vez por año, con su cédula verificada.',
  reviews_title: 'Las reseñas',
  reviews_text:
    'Las que cuentan para el promedio vienen de intercambios reales y se escriben en los 14 días que siguen; las demás se muestran aparte, con nombre. Escribe lo que pasó, con respeto y sin teléfonos, enlaces ni direcciones. La que recibes puedes responderla una vez. Quedan publicadas también si eliminas tu cuenta; tus respuestas se borran.',
  reviews_score:
    'El puntaje y los tokens cuentan personas: un intercambio vale entero con el código de encuentro y alguien de teléfono o identidad verificados; si no, la cuarta parte y sin tokens. Varias cuentas de una misma persona cuentan como una sola.',
  liable_title: 'Responsabilidad',
  liable_text:
    'La plataforma solo conecta usuarios. La entrega, el estado de los artículos y los compromisos posteriores son responsabilidad exclusiva de los usuarios.',
  end_title: 'Cambios y final',
  end_text:
    'Si estos términos cambian, te avisamos antes. Puedes eliminar tu cuenta cuando quieras desde Configuración. Se aplica la ley de Paraguay.',
  sources_title: 'Fuentes y licencias',
  sources_towns:
    'Los nombres de ciudades y sus ubicaciones son de GeoNames (geonames.org), con licencia CC BY 4.0.',
  sources_places:
    'Los nombres de los lugares de encuentro vienen en parte de Wikipedia (wikipedia.org), con licencia CC BY-SA 4.0, y en parte de medios y sitios públicos; otros los agrega nuestro equipo.',
} as const
