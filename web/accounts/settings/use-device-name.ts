import { useWords } from '#web/i18n/use-words.ts'
import { deviceOf } from './device.ts'

/** "Chrome en Android", or what is known of it. */
export function useDeviceName() {
  const t = useWords('settings')
  return (device: string) => {
    const { program, system } = deviceOf(device)
    if (program && system) return t('device_on', { program, system })
    return program || system || t('device_unknown')
  }
}
