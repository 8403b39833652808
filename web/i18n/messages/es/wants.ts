/** What the owner of a thing would take for it: asked in its forms, told on its page. */
export const wants = {
  // Forms
  question: '¿Qué te gustaría a cambio?',
  own_words: 'Con tus palabras',
  own_words_example: 'Por ejemplo: una bici de niña o herramientas',
  choose: 'Elegir categorías',
  categories: 'Categorías que te gustarían',
  categories_most: 'Hasta {count}',
  offers: 'Escucho ofertas',
  offers_hint: 'Te pueden ofrecer también otras cosas.',
  money: 'Acepto una parte en dinero',
  // Page
  exchanges: '{name} lo cambia',
  exchanges_mine: 'Lo cambias tú',
  worth: 'Vale unos {value}',
  would_like: 'Le gustaría a cambio',
  would_like_mine: 'Te gustaría a cambio',
  takes_offers: 'Escucha otras ofertas',
  takes_named: 'Solo por lo que nombra',
  takes_money: 'Acepta una parte en dinero',
  what_this_is:
    'Aquí no se compra: ofreces algo tuyo a cambio, se ponen de acuerdo y se encuentran.',
  how: 'Cómo funciona',
} as const
