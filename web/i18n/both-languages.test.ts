/** What is said in Spanish and in English, to the letter: the tests of the screens say when. */
import { expect, test } from 'vitest'
import { fetchWords } from './fetch-words.ts'
import { FEATURES, files } from './testing.ts'

const PAIRS: Record<string, [spanish: string, english: string][]> = {
  'signing in and registering': [
    ['Email inválido', 'Invalid email'],
    ['Contraseña', 'Password'],
    ['Confirmar contraseña', 'Confirm password'],
    ['Crear cuenta', 'Create account'],
    ['Iniciar sesión', 'Sign in'],
    ['Email es requerido', 'Email is required'],
    ['Contraseña es requerida', 'Password is required'],
    ['Error al iniciar sesión', 'Could not sign in'],
    [
      'Credenciales incorrectas. Verifica tu email y contraseña.',
      'Wrong credentials. Check your email and password.',
    ],
    ['Continuar', 'Continue'],
    ['Nombre', 'First name'],
    ['Apellido', 'Last name'],
    [
      'La contraseña debe tener al menos 6 caracteres',
      'The password must have at least 6 characters',
    ],
    ['Confirma tu contraseña', 'Confirm your password'],
    ['Nombre debe tener al menos 2 caracteres', 'First name must have at least 2 characters'],
    ['Apellido debe tener al menos 2 caracteres', 'Last name must have at least 2 characters'],
    ['Las contraseñas no coinciden', 'The passwords do not match'],
    ['Paso {} de {}', 'Step {} of {}'],
    ['Número de teléfono inválido', 'Invalid phone number'],
    ['Fecha de nacimiento es requerida', 'Date of birth is required'],
    ['Selecciona tu género', 'Select your gender'],
    ['País es requerido', 'Country is required'],
    ['Ciudad es requerida', 'City is required'],
    ['Teléfono', 'Phone'],
    ['Fecha de nacimiento', 'Date of birth'],
    ['Género', 'Gender'],
    ['País', 'Country'],
    ['Ciudad', 'City'],
    ['Error al crear cuenta', 'Could not create the account'],
    ['Ocurrió un error. Intenta nuevamente.', 'Something went wrong. Please try again.'],
  ],
  'codes, and a new password': [
    ['Código de verificación', 'Verification code'],
    ['Verificar', 'Verify'],
    ['Código inválido', 'Invalid code'],
    [
      'El código ingresado es inválido o ha expirado. Verifica el código o solicita uno nuevo.',
      'The code you entered is invalid or has expired. Check the code or request a new one.',
    ],
    ['Enviar código', 'Send code'],
    ['Servicio no disponible', 'Service unavailable'],
    [
      'El servicio de correo no está disponible por el momento. Contacta al administrador.',
      'The mail service is not available at the moment. Contact the administrator.',
    ],
    ['Error de envío', 'Sending failed'],
    [
      'No pudimos enviar el correo. Verifica la dirección e inténtalo de nuevo.',
      'We could not send the mail. Check the address and try again.',
    ],
    ['Error enviando código', 'The code could not be sent'],
    ['Reenviar código', 'Send the code again'],
    ['No se pudo reenviar el código', 'The code could not be sent again'],
    ['Elige una contraseña nueva', 'Choose a new password'],
    ['Nueva contraseña', 'New password'],
    ['Guardar contraseña', 'Save password'],
    ['El código debe contener solo números', 'The code must contain only numbers'],
    ['El código debe tener 6 dígitos', 'The code must have 6 digits'],
  ],
  'saving things': [
    ['Agregar a favoritos', 'Add to favorites'],
    ['Quitar de favoritos', 'Remove from favorites'],
    ['Error', 'Error'],
    ['Inicia sesión para guardar favoritos', 'Sign in to save favorites'],
    ['Inicia sesión para ver tus favoritos', 'Sign in to see your favorites'],
    ['No se pudo agregar a favoritos', 'Could not add to favorites'],
    ['Agregado a favoritos', 'Added to favorites'],
    ['No se pudo eliminar de favoritos', 'Could not remove from favorites'],
    ['Eliminado de favoritos', 'Removed from favorites'],
    ['Todavía no guardaste nada', 'You have not saved anything yet'],
    ['No se pudo eliminar el favorito', 'Could not remove the favorite'],
    ['Favorito eliminado', 'Favorite removed'],
    ['Error al cargar favoritos', 'Could not load favorites'],
    ['Sesión expirada', 'Session expired'],
    ['Iniciando sesión nuevamente...', 'Signing in again...'],
  ],
  'the page of a thing': [
    ['Copiar enlace', 'Copy link'],
    ['Artículo no encontrado', 'Item not found'],
    [
      'El artículo que buscas no existe o ha sido eliminado.',
      'The item you are looking for does not exist or has been deleted.',
    ],
    ['Sin imagen disponible', 'No image available'],
    ['Error al cargar imagen', 'The image could not be loaded'],
    ['Compartir', 'Share'],
    ['Enlace copiado', 'Link copied'],
    ['No se pudo copiar el enlace', 'The link could not be copied'],
    ['Proponer Intercambio', 'Propose a trade'],
    ['Únete a {}', 'Join {}'],
    [
      'Crea una cuenta gratuita para proponer intercambios.',
      'Create a free account to propose trades.',
    ],
    ['No disponible', 'Not available'],
    ['No puedes intercambiar con tu propio artículo.', 'You cannot trade with your own item.'],
  ],
  'the dialogs, and editing in place': [
    ['Título', 'Title'],
    ['Descripción', 'Description'],
    ['Ubicación', 'Location'],
    ['Guardar cambios', 'Save changes'],
    ['Aún no tienes artículos publicados', 'You have not published any items yet'],
    ['Publicar Artículo', 'Publish Item'],
    ['Crear Nuevo Artículo', 'Create New Item'],
    ['PNG o JPG, hasta 5 MB cada una', 'PNG or JPG, up to 5 MB each'],
    ['Valor estimado', 'Estimated value'],
    ['Publicar', 'Publish'],
    ['El título debe tener al menos 3 caracteres', 'The title must have at least 3 characters'],
    ['Selecciona una categoría', 'Select a category'],
    ['El valor debe ser mayor a 0', 'The value must be greater than 0'],
    ['Ingresa tu ubicación', 'Enter your location'],
    [
      'La descripción debe tener al menos 10 caracteres',
      'The description must have at least 10 characters',
    ],
    ['Límite excedido', 'Limit exceeded'],
    ['Puedes subir máximo {} imágenes', 'You can upload at most {} images'],
    ['Las fotos están listas', 'The photos are ready'],
    [
      'No se pudo crear el artículo. Inténtalo de nuevo.',
      'The item could not be created. Try again.',
    ],
    ['Artículo creado', 'Item created'],
    ['Tu artículo ha sido publicado exitosamente.', 'Your item has been published successfully.'],
    ['Editar', 'Edit'],
    ['Editar Artículo', 'Edit Item'],
    ['Puedes tener máximo {} imágenes', 'You can have at most {} images'],
    [
      'No se pudo actualizar el artículo. Inténtalo de nuevo.',
      'The item could not be updated. Try again.',
    ],
    ['Artículo actualizado', 'Item updated'],
    ['Título requerido', 'Title required'],
    ['El título del artículo es obligatorio.', 'The title of the item is required.'],
    ['Descripción requerida', 'Description required'],
    ['La descripción del artículo es obligatoria.', 'The description of the item is required.'],
    [
      'No se pudieron guardar los cambios. Inténtalo nuevamente.',
      'The changes could not be saved. Try again.',
    ],
  ],
  'where one is': [
    ['Filtros', 'Filters'],
    ['Detectar ubicación', 'Detect location'],
    [
      'Tu navegador no puede detectar la ubicación. Escribe una ciudad.',
      'Your browser cannot detect your location. Type a town.',
    ],
    [
      'Permisos de ubicación denegados. Habilita la ubicación en tu navegador.',
      'Location permission denied. Allow location in your browser.',
    ],
    [
      'Tu ubicación no está disponible en este momento. Escribe una ciudad.',
      'Your location is not available right now. Type a town.',
    ],
    [
      'Detectar tu ubicación tardó demasiado. Inténtalo de nuevo o escribe una ciudad.',
      'Finding your location took too long. Try again or type a town.',
    ],
  ],
  'the publish form': [
    ['Inicia sesión para publicar', 'Sign in to publish'],
    ['Debes seleccionar una categoría', 'You must select a category'],
    ['Debes seleccionar el estado del artículo', 'You must select the condition of the item'],
    ['La ubicación es requerida', 'The location is required'],
    ['El título no puede exceder 100 caracteres', 'The title cannot exceed 100 characters'],
    ['La ubicación no puede exceder 100 caracteres', 'The location cannot exceed 100 characters'],
    [
      'La descripción no puede exceder 1000 caracteres',
      'The description cannot exceed 1000 characters',
    ],
    ['Bueno', 'Good'],
    ['Error al publicar', 'Could not publish'],
    [
      'No se pudo publicar el artículo. Nada se perdió: inténtalo de nuevo.',
      'The item could not be published. Nothing was lost: please try again.',
    ],
    ['Solo se permiten archivos de imagen', 'Only image files are allowed'],
    ['Las imágenes deben ser menores a 5MB', 'Images must be smaller than 5MB'],
  ],
  proposing: [
    ['Dinero', 'Money'],
    ['Preguntar', 'Ask'],
    ['Enviar pregunta', 'Send question'],
    [
      'Debes seleccionar al menos un artículo para intercambiar',
      'Select at least one item to trade',
    ],
    [
      'La plataforma solo conecta a las personas. La entrega, el estado de los artículos y los compromisos posteriores son responsabilidad exclusiva de los usuarios.',
      'The platform only connects people. Delivery, the condition of the items and later commitments are the sole responsibility of the users.',
    ],
    ['Selecciona un artículo', 'Select an item'],
    [
      'Debes seleccionar al menos un artículo para el intercambio.',
      'You must select at least one item for the trade.',
    ],
    ['Ingresa un monto válido', 'Enter a valid amount'],
    ['Debes ingresar un monto válido para la oferta.', 'Enter a valid amount for the offer.'],
    ['Mensaje requerido', 'Message required'],
    ['Debes escribir un mensaje para tu propuesta.', 'Write a message for your proposal.'],
    ['No se pudo enviar la propuesta', 'The proposal could not be sent'],
    ['No autorizado', 'Unauthorized'],
    [
      'Tu sesión está cerrada. Iniciando sesión nuevamente...',
      'You are logged out. Logging in again...',
    ],
    ['¡Propuesta enviada!', 'Proposal sent!'],
    [
      'Tu propuesta de intercambio ha sido enviada correctamente',
      'Your trade proposal was sent successfully',
    ],
  ],
  'the frame': [
    ['Acceso denegado', 'Access denied'],
    ['Debes iniciar sesión para ver tu perfil', 'You must sign in to see your profile'],
    ['Página no encontrada', 'Page not found'],
    ['Ir al inicio', 'Go home'],
    ['Buscar artículos', 'Search items'],
    ['Volver', 'Back'],
    ['Mis Artículos', 'My Items'],
    ['Intercambios', 'Trades'],
    ['Favoritos', 'Favorites'],
    ['Mi Perfil', 'My Profile'],
    ['Sin conexión - Modo offline', 'No connection - Offline mode'],
    ['Conexión restaurada', 'Connection restored'],
  ],
  'what screens are called': [
    ['Verifica tu email', 'Verify your email'],
    ['Recupera tu contraseña', 'Recover your password'],
    ['Intercambia sin dinero', 'Trade without money'],
    ['Publicar artículo', 'Publish an item'],
    ['Volver a los artículos', 'Back to the items'],
    ['Es tu artículo', 'This is your item'],
  ],
  'what one is told of': [
    ['Notificaciones', 'Notifications'],
    ['No hay notificaciones', 'There are no notifications'],
    ['No tienes notificaciones nuevas', 'You have no new notifications'],
    ['Marcar todas', 'Mark all as read'],
    ['Respuestas a tus propuestas', 'Answers to your proposals'],
    ['Intercambios completados', 'Completed trades'],
    ['Notificaciones activadas', 'Notifications on'],
    ['Notificaciones desactivadas', 'Notifications off'],
    [
      'Recibirás notificaciones push para intercambios',
      'You will receive push notifications about trades',
    ],
    ['Ya no recibirás notificaciones push', 'You will no longer receive push notifications'],
  ],
}

/** Every message by its key, as a sentence with {} for what is filled in. */
async function all(language: 'es' | 'en'): Promise<Map<string, string>> {
  const said = await Promise.all(
    FEATURES.map(async (feature) => (await fetchWords(files, language, feature))[feature] ?? {}),
  )
  return new Map(
    said.flatMap((words, n) =>
      Object.entries(words).map(([key, text]) => [`${FEATURES[n]}.${key}`, plain(text)]),
    ),
  )
}

/** Compiled, a message with places is a list of its parts. */
const plain = (text: unknown): string =>
  Array.isArray(text)
    ? text.map((part) => (typeof part === 'string' ? part : '{}')).join('')
    : String(text)

test.each(Object.entries(PAIRS))('%s', async (_, pairs) => {
  const [spanish, english] = await Promise.all([all('es'), all('en')])
  const isSaid = ([es, en]: [string, string]) =>
    [...spanish].some(([key, text]) => text === es && english.get(key) === en)
  expect(pairs.filter((pair) => !isSaid(pair))).toEqual([])
})
