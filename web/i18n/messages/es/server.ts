/** What the server itself says when nothing is wrong: confirmations, the page that asks before signing out, the manifest. */
export const server = {
  code_sent: 'Si el email corresponde, te enviamos un código de 6 dígitos. Revisa tu correo.',
  password_changed: 'Tu contraseña cambió. Ya puedes iniciar sesión.',
  sign_out: 'Cerrar sesión',
  sign_out_question: '¿Quieres cerrar tu sesión en este dispositivo?',
  stay: 'Volver sin cerrar sesión',
  app_description: 'Cambia lo que ya no usas por lo que te hace falta, sin dinero.',
  app_publish: 'Publicar',
  app_trades: 'Intercambios',
  app_screen_list: 'Lo que ofrece la gente cerca de ti',
  app_screen_item: 'Un artículo con sus fotos y su lugar',
  mail_credentials: 'Credenciales actualizadas',
  mail_sent: 'Email enviado',
  user_gone: 'Usuario eliminado',
  item_gone: 'Artículo eliminado',
} as const
