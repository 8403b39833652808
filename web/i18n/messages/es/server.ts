/** What the server itself says when nothing is wrong: confirmations, and the page that asks before signing out. */
export const server = {
  code_sent: 'Si el email corresponde, te enviamos un código de 6 dígitos. Revisa tu correo.',
  password_changed: 'Tu contraseña cambió. Ya puedes iniciar sesión.',
  sign_out: 'Cerrar sesión',
  sign_out_question: '¿Quieres cerrar tu sesión en este dispositivo?',
  stay: 'Volver sin cerrar sesión',
} as const
