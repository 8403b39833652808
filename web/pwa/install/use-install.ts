import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { dismissInstall } from './dismissed.ts'
import { install } from './offer.ts'

/** What the button does: the browser asks; whoever says no there is not asked again for a while. */
export function useInstall(): () => Promise<void> {
  const t = useWords('install')
  return async () => {
    try {
      if (!(await install())) dismissInstall()
    } catch {
      // The browser let go of its offer, without saying why.
      toast({ kind: 'problem', title: t('failed'), text: t('failed_text') })
    }
  }
}
