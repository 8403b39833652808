/** Words of signing in, registering and verifying. */
export const accounts = {
  email: 'Email',
  password: 'Contraseña',
  confirm_password: 'Confirmar contraseña',
  show_password: 'Mostrar lo escrito',
  password_hint: 'Al menos 6 caracteres.',
  log_in: 'Iniciar sesión',
  create_account: 'Crear cuenta',
  back: 'Volver',
  choose: 'Elige…',

  // Sign-in
  login_title: 'Iniciar sesión',
  login_lead: 'Entra a tu cuenta para publicar y cuidar tus artículos.',
  forgot_password: 'Olvidé mi contraseña',
  logging_in: 'Iniciando sesión…',
  no_account: '¿Todavía no tienes cuenta?',
  login_failed_title: 'Error al iniciar sesión',
  login_failed: 'Credenciales incorrectas. Verifica tu email y contraseña.',
  benefits_title: 'Dale otra vida a lo que ya no usas',
  benefit_free: 'Sin comisiones',
  benefit_free_text: 'Publicar e intercambiar no tiene costo.',
  benefit_near: 'Cerca de ti',
  benefit_near_text: 'Busca por distancia y encuentra cosas de tu zona.',
  benefit_photos: 'Fotos sin ubicación',
  benefit_photos_text: 'Quitamos de cada foto los datos de dónde fue tomada.',
  benefit_private: 'Tus datos son tuyos',
  benefit_private_text: 'Tu email, teléfono y dirección no se muestran a nadie.',

  // Registration
  register_title: 'Crear cuenta',
  register_lead: 'Primero, los datos con los que vas a entrar.',
  register_title_two: 'Cuéntanos de ti',
  register_lead_two:
    'Tu teléfono, fecha de nacimiento y dirección no se muestran a otras personas.',
  step_of: 'Paso {step} de {of}',
  first_name: 'Nombre',
  last_name: 'Apellido',
  continue: 'Continuar',
  previous: 'Anterior',
  has_account: '¿Ya tienes cuenta?',
  phone: 'Teléfono',
  phone_hint: 'Con código de área, por ejemplo 0981 123 456.',
  date_of_birth: 'Fecha de nacimiento',
  date_of_birth_hint: 'Debes tener al menos 18 años.',
  gender: 'Género',
  gender_male: 'Masculino',
  gender_female: 'Femenino',
  gender_other: 'Otro',
  gender_prefer_not_to_say: 'Prefiero no decirlo',
  country: 'País',
  country_other: 'Otro',
  city: 'Ciudad',
  address: 'Dirección',
  occupation: 'Ocupación',
  bio: 'Sobre ti',
  bio_hint: 'Se muestra en tu perfil. Hasta 500 caracteres.',
  creating_account: 'Creando cuenta…',
  register_failed_title: 'Error al crear cuenta',
  register_failed: 'Ocurrió un error. Intenta nuevamente.',
  account_created: 'Cuenta creada',
  account_created_text: 'Ya puedes iniciar sesión.',

  // Verification
  verify_title: 'Verifica tu email',
  verify_lead: 'Escribe el código de 6 dígitos que enviamos a {email}.',
  other_email: 'Usar otro email',
  code: 'Código de verificación',
  code_hint: 'El código vence en 10 minutos.',
  verify: 'Verificar',
  verifying: 'Verificando…',
  verify_spam: '¿No llega? Revisa la carpeta de correo no deseado.',
  verified_before: '¿Ya lo verificaste?',
  resend: 'Reenviar código',
  resend_in: 'Reenviar código en {seconds} s',
  resent_title: 'Código reenviado',
  resent_text: 'Revisa el correo de {email}. El código anterior ya no sirve.',
  resend_failed: 'No se pudo reenviar el código',
  code_invalid_title: 'Código inválido',
  code_invalid:
    'El código ingresado es inválido o ha expirado. Verifica el código o solicita uno nuevo.',
  verified_title: 'Email verificado',
  verified_text: 'Tu cuenta está lista. Un momento…',

  // A new password after verifying in another browser (D19)
  new_password_title: 'Elige una contraseña nueva',
  new_password_lead:
    'Tu email está verificado. Como abriste el código en otro navegador, elige una contraseña para proteger tu cuenta.',
  new_password: 'Nueva contraseña',
  save_password: 'Guardar contraseña',
  saving: 'Guardando…',
  password_set_title: 'Contraseña guardada',
  password_set_text: 'Inicia sesión con tu nueva contraseña.',
  password_set_beside:
    'En este dispositivo sigue abierta la cuenta de {email}. Cierra sesión para entrar con la otra.',
  password_failed_title: 'Error al guardar la contraseña',
  password_failed: 'Ocurrió un error. Intenta nuevamente.',

  // The way back in
  recovery_title: 'Recupera tu contraseña',
  recovery_lead: 'Escribe el email de tu cuenta y te enviaremos un código de 6 dígitos.',
  recovery_expired:
    'El código que usaste ya no sirve. Pide otro y elige tu contraseña en los 15 minutos siguientes.',
  send_code: 'Enviar código',
  sending_code: 'Enviando código…',
  recovery_failed: 'Error enviando código',
  mail_missing_title: 'Servicio no disponible',
  mail_missing:
    'El servicio de correo no está disponible por el momento. Contacta al administrador.',
  mail_failed_title: 'Error de envío',
  mail_failed: 'No pudimos enviar el correo. Verifica la dirección e inténtalo de nuevo.',
  recovery_code_title: 'Revisa tu correo',
  recovery_code_lead:
    'Si hay una cuenta con {email}, le enviamos un código de 6 dígitos. Escríbelo aquí.',
  recovery_code_filled:
    'Este es el código que enviamos a {email}. Presiona Verificar para continuar.',
  recovery_password_lead:
    'Es para la cuenta de {email}. Al guardarla se cierran las sesiones abiertas en todos tus dispositivos.',

  // Addresses of old
  moved_lead: 'Te estamos llevando a la página.',
  moved_no_account: '¿Todavía no tienes cuenta? Se crea en',
} as const
