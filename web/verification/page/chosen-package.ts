/** Which package is being paid for: the provider's page takes everything else away. */
import { keep, stored } from '#web/api/storage.ts'

const KEY = 'verification-package'

export const rememberChosen = (name: string): boolean => keep(KEY, name, 'sessionStorage')
export const chosenName = (): string | null => stored(KEY, 'sessionStorage')
export const forgetChosen = (): boolean => keep(KEY, null, 'sessionStorage')
