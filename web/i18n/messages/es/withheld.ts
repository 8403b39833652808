/** Words of one's own things that are there and not shown (D60). */
export const withheld = {
  reported_title: 'Por ahora no se ve',
  reported_text:
    'Varias personas lo reportaron y una persona del equipo lo mira. Si no decide otra cosa, se ve de nuevo el {date}. Mientras tanto no pierdes nada: tus propuestas siguen ahí.',
  words_title: 'Espera una revisión',
  words_text:
    'Todavía no se ve: una persona del equipo lo mira antes, por estas palabras: {words}. Si es otra cosa (de juguete, un libro), dilo en el título y se ve enseguida. Si no se puede ofrecer aquí, elimínalo.',
  chip: 'No se ve',
} as const
