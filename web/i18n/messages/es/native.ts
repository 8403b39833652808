/** Words of the page that the mobile app brings along: shown when the site cannot be reached. Both languages stand on it. */
export const native = {
  title: 'No pudimos abrir {brand}',
  text: 'Revisa tu conexión a internet. Volvemos a intentarlo en cuanto haya señal.',
  again: 'Intentar de nuevo',
  location: 'Para mostrarte artículos cerca de ti.',
  camera: 'Para sacar fotos de lo que publicas y escanear el código de una entrega.',
  photos: 'Para elegir fotos de lo que publicas.',
}
