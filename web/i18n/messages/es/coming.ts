/** Words of the pages that are still to come. */
export const coming = {
  reviews_title: 'Reseñas',
  reviews_text:
    'Aquí estarán las reseñas que recibes y escribes después de cada intercambio. Todavía no hay intercambios que reseñar.',
  verification_title: 'Verificación',
  verification_text: 'Pronto podrás verificar aquí tu identidad para dar más confianza.',
  payment_title: 'Depósito de garantía',
  payment_text: 'Los depósitos todavía no están disponibles. No se te cobró nada.',
  mail_admin_title: 'Servicio de correo',
  mail_admin_text:
    'Esta página es para quienes administran el servicio. Todavía no está disponible.',
  go_home: 'Ver artículos',
  my_items: 'Mis Artículos',
} as const
