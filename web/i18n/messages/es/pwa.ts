/** Words of the installed app: new releases. */
export const pwa = {
  update_title: 'Hay una versión nueva',
  update_needed: 'Esta parte solo está en la versión nueva. Lo que escribiste sigue aquí.',
  update_typed: 'Tienes algo sin terminar. Si actualizas ahora, puede perderse.',
  update_accept: 'Actualizar',
  update_later: 'Después',
} as const
