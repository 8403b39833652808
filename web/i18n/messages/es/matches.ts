/** Words of coincidences, and of hearts that are told. */
export const matches = {
  title: 'Coincidencias',
  text: 'Personas a las que les gusta lo tuyo, y lo que ellas ofrecen.',
  mutual: 'Interés de los dos',
  mutual_text: 'A cada uno le gusta algo del otro. La propuesta ya está preparada.',
  likers: 'Les gusta lo tuyo',
  likers_text: 'Lo que ofrecen, primero lo que más se acerca a lo tuyo. Con un corazón se enteran.',
  wanted: 'Buscan lo que tienes',
  wanted_text: 'Quienes ofrecen esto dicen que aceptarían algo como lo tuyo.',
  wants: 'aceptaría algo como tu «{mine}».',
  both: 'quiere tu «{mine}», y a ti te gusta su «{theirs}».',
  likes: 'quiere tu «{mine}».',
  mine: 'Ver tu artículo: {title}',
  propose: 'Proponer: «{mine}» por «{theirs}»',
  more: 'Mostrar más',
  more_failed: 'No llegaron. Intentar de nuevo',
  loading: 'Cargando…',
  failed: 'No pudimos cargar tus coincidencias',
  failed_text: 'No se perdió ninguna. Inténtalo de nuevo.',
  offline_text: 'Tus coincidencias aparecen cuando vuelva la conexión.',
  empty: 'Todavía no hay coincidencias',
  empty_text:
    'Aquí ves a quien le gusta algo tuyo. Publica lo que ya no usas y dale un corazón a lo que te gusta: quien lo ofrece se entera.',
  empty_explore: 'Explorar artículos',
  empty_publish: 'Publicar un artículo',
  strip_mutual: 'Coincides con {name}: tu «{mine}» por su «{theirs}».',
  strip_likes:
    '{others, plural, =0 {A {name} le gusta tu «{mine}».} one {A {name} le gusta tu «{mine}», y hay una persona más.} other {A {name} le gusta tu «{mine}», y hay # personas más.}}',

  telling_title: 'Tu corazón se nota',
  telling_text: 'Desde ahora, un minuto después de un corazón tuyo, quien ofrece el artículo lee:',
  telling_example:
    '{count, plural, one {A {name}, que ofrece una cosa, le gusta «{item}»} other {A {name}, que ofrece # cosas, le gusta «{item}»}}',
  telling_mutual: 'Si también le gusta algo tuyo, se enteran los dos. Este primero no se avisa.',
  telling_switch: 'Avisar cuando algo me gusta',
  telling_hint: 'Puedes cambiarlo cuando quieras en Configuración.',
  telling_done: 'Entendido',
  telling_card: 'Tus corazones',
  telling_card_text:
    'Cuando algo te gusta, quien lo ofrece se entera de que te gusta y de cuántas cosas ofreces tú.',
  telling_on:
    'Se avisa un minuto después del corazón, a cada persona una vez por semana a lo sumo.',
  telling_off: 'Nadie se entera, y no apareces en las coincidencias de nadie.',
  telling_failed: 'No se guardó',
  telling_failed_text: 'Por ahora no se avisa nada. Inténtalo de nuevo en Configuración.',
  telling_unknown: 'No pudimos ver si se avisa.',
} as const
