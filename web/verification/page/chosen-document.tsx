import { FileText } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { useObjectUrl } from '#web/media/use-object-url.ts'
import type { Chosen } from './use-document.ts'

type ChosenDocumentProps = { chosen: Extract<Chosen, { state: 'photo' | 'pdf' }> }

/** Looked at before it is sent: what cannot be read here is rejected there. */
export function ChosenDocument({ chosen }: ChosenDocumentProps) {
  const t = useWords('verification')
  const url = useObjectUrl(chosen.state === 'photo' ? chosen.blob : undefined)
  return (
    <div className="grid gap-2">
      {url && (
        <img
          src={url}
          alt={t('preview')}
          className="max-h-80 w-full rounded-field border border-line bg-sunken object-contain"
        />
      )}
      <p role="status" className="flex items-center gap-2">
        {chosen.state === 'pdf' && <FileText size={20} aria-hidden className="shrink-0" />}
        {chosen.state === 'pdf' ? t('ready_pdf', { name: chosen.name }) : t('ready_photo')}
      </p>
    </div>
  )
}
