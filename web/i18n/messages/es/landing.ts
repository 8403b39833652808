/** Words of the short explainer for visitors. Only claims that are true of us (D6). */
export const landing = {
  title: 'Intercambia sin dinero',
  lead: 'En {brand} publicas lo que ya no usas y lo cambias por algo que te sirve, con personas de tu zona.',
  explore: 'Explorar artículos',
  register: 'Crear cuenta',
  publish: 'Publicar artículo',
  free_look: 'Para mirar no hace falta una cuenta.',
  sample_one: 'Guitarra',
  sample_one_place: 'Encarnación',
  sample_two: 'Bicicleta',
  sample_two_place: 'Asunción',

  steps_title: 'Cómo funciona',
  step_publish: 'Publica con fotos',
  step_publish_text: 'Saca una foto con el teléfono y cuenta qué es y en qué estado está.',
  step_find: 'Encuentra algo cerca',
  step_find_text: 'Busca por palabras, categoría, valor o distancia entre lo que otros ofrecen.',
  step_swap: 'Intercambien en persona',
  step_swap_text: 'Elijan dónde encontrarse y cambien una cosa por la otra.',

  promises_title: 'Lo que puedes esperar',
  promise_free: 'Sin comisiones',
  promise_free_text: 'Publicar e intercambiar no tiene costo.',
  promise_photos: 'Fotos sin ubicación',
  promise_photos_text: 'Quitamos de cada foto los datos de dónde fue tomada.',
  promise_private: 'Tus datos son tuyos',
  promise_private_text: 'Tu email, teléfono y dirección no se muestran a nadie.',

  closing_title: '¿Qué tienes guardado que ya no usas?',
  closing_text: 'Puede ser justo lo que otra persona está buscando.',
  terms: 'Términos de uso',
  privacy: 'Privacidad',
} as const
