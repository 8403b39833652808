import { useLocation } from 'wouter'
import { useOnline } from '#web/ui/use-online.ts'

/** Another value whenever what could not be fetched is worth another try: on the next page, and with the network. */
export function useChance(): string {
  const [path] = useLocation()
  return `${path} ${useOnline()}`
}
