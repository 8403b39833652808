import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Submit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { preparingCount } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { UploadProgress } from '#web/media/upload-progress.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { PhotoField } from './photo-field.tsx'

type SaidFormProps = {
  form: ComponentPropsWithRef<'form'>
  photos: Photos
  sending: Submit
  send: string
  children: ReactNode
}

/** What a party says and shows, how far sending it is, and what went wrong with that. */
export function SaidForm({ form, photos, sending, send, children }: SaidFormProps) {
  const shell = useWords('shell')
  const online = useOnline()
  const { progress, problem, isBusy } = sending
  return (
    <form {...form} className="grid gap-4">
      {children}
      <PhotoField photos={photos} />
      {problem && <Problem>{problem}</Problem>}
      {!online && <p className="text-sm text-muted">{shell('offline_text')}</p>}
      {progress !== null && <UploadProgress progress={progress} label={send} />}
      <SubmitButton busy={isBusy} disabled={preparingCount(photos.photos) > 0}>
        {send}
      </SubmitButton>
    </form>
  )
}
