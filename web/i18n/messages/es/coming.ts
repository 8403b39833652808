/** Words of the pages that are still to come. */
export const coming = {
  reviews_title: 'Reseñas',
  reviews_text:
    'Aquí estarán las reseñas que recibes y escribes después de cada intercambio. Todavía no hay intercambios que reseñar.',
  profile_title: 'Mi Perfil',
  profile_text:
    'Pronto podrás completar aquí tu perfil. Mientras tanto, tus artículos y tu configuración están listos.',
  person_title: 'Perfil público',
  person_text: 'Los perfiles públicos todavía no están disponibles.',
  go_home: 'Ver artículos',
  my_items: 'Mis Artículos',
} as const
