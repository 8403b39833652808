/** What a member's home tells above the list. */
export const home = {
  title: 'Tu inicio',
  line_waiting: '{count, plural, one {# pendiente} other {# pendientes}}',
  line_matches: 'Coincidencias',
  line_steps: 'Primeros pasos: {done} de {of}',
  line_near: 'Lo que buscan cerca de ti',

  waiting: 'Te espera',
  more: 'Y {count} más',
  wait_answer: '{name} espera tu respuesta: «{title}»',
  wait_cancellation: '{name} pide cancelar: «{title}»',
  wait_change: '{name} propone un cambio: «{title}»',
  wait_meeting: '{name} propone un encuentro: «{title}»',
  wait_delivery: 'Confirma la entrega con {name}: «{title}»',
  wait_messages: '{name} te escribió: «{title}»',
  wait_review: 'Cuenta cómo te fue con {name}: «{title}»',
  wait_still: '¿Todavía tienes «{title}»?',

  matches: 'Coincidencias',
  matches_all: 'Verlas',
  match_mutual: 'Coincides con {name}: tu «{mine}» por su «{theirs}».',
  match_likes: 'A {name} le gusta tu «{mine}».',
  match_others: '{count, plural, one {Y hay una persona más.} other {Y hay # personas más.}}',

  near: 'Buscan cerca y tú podrías tener',
  near_all: 'Ver todo',
  near_nobody: 'Por ahora nadie busca cerca algo como lo que ofreces.',
  near_nowhere: 'Pon tu ciudad en el perfil y verás lo que buscan cerca.',
  near_profile: 'Ir a mi perfil',
  near_nothing: 'Cuando ofrezcas algo, aquí ves quién busca cerca cosas así.',

  steps: 'Tus primeros pasos',
  step_publish: 'Publica algo que ya no usas',
  step_save: 'Guarda tres cosas que te gusten',
  step_saved: '{count} de {of}',
  step_propose: 'Propón un intercambio',
  step_done: '(hecho)',
  step_open: '(falta)',

  loading: 'Cargando…',
  failed: 'No pudimos cargarlo. No se perdió nada.',
  offline: 'Sin conexión: aparece cuando vuelva.',
} as const
