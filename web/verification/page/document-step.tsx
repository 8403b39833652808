import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { DocumentForm } from '#contract/verification'
import { mayBePdf } from '#rules/verification'
import { type DocumentKind, PDF_TYPE } from '#terms/verification'
import { formOf } from '#web/api/form-of.ts'
import { sendForm } from '#web/api/send-form.ts'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { FileButton } from '#web/media/file-button.tsx'
import { UploadProgress } from '#web/media/upload-progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { proofsQuery } from '#web/verification/queries.ts'
import { ChosenDocument } from './chosen-document.tsx'
import { useDocument } from './use-document.ts'

const PICK =
  'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-field border border-line bg-card px-4 font-semibold hover:bg-sunken'

/** A picture or a PDF: chosen, looked at, sent. What failed to be sent is still there. */
export function DocumentStep({ kind, onSent }: { kind: DocumentKind; onSent: () => void }) {
  const t = useWords('verification')
  const problemOf = useProblem()
  const { tell } = useTelling()
  const { chosen, choose, discard } = useDocument(kind)
  const handIn = useHandIn()
  const [progress, setProgress] = useState(0)
  const isSending = handIn.isPending
  useHeldForm(chosen.state !== 'none')

  async function send(document: Blob) {
    if (isSending) return
    setProgress(0)
    try {
      await handIn.mutateAsync({ kind, document, onProgress: setProgress })
      toast({ kind: 'done', title: t('requested'), text: t('requested_text') })
      discard()
      onSent()
    } catch (error) {
      tell(error, { title: t('failed'), text: t('failed_text') })
    }
  }

  const pick = (files: File[]) => void choose(files[0])
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t(`do_${kind}`)}</p>
      {!isSending && (
        <div className="flex flex-wrap gap-3">
          <FileButton
            icon={Camera}
            label={t('take')}
            onFiles={pick}
            camera={kind === 'selfie' ? 'front' : true}
            className={PICK}
          />
          <FileButton
            icon={FileUp}
            label={t('choose')}
            onFiles={pick}
            isOne
            accept={mayBePdf(kind) ? `image/*,${PDF_TYPE}` : 'image/*'}
            className={PICK}
          />
        </div>
      )}
      {chosen.state === 'problem' && <Problem>{problemOf(chosen.problem)}</Problem>}
      {chosen.state === 'preparing' && (
        <UploadProgress progress={chosen.progress} label={t('preparing')} />
      )}
      {(chosen.state === 'photo' || chosen.state === 'pdf') && (
        <>
          <ChosenDocument chosen={chosen} />
          {isSending ? (
            <UploadProgress progress={progress} label={t('sending')} />
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void send(chosen.blob)} className="grow">
                {t('send_document')}
              </Button>
              <Button kind="quiet" onClick={discard}>
                {t('discard')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

type Outgoing = { kind: DocumentKind; document: Blob; onProgress: (progress: number) => void }

function useHandIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, document, onProgress }: Outgoing) => {
      const form = formOf<DocumentForm>({ verificationType: kind, document })
      return sendForm('POST', '/api/user/verification/document', form, onProgress)
    },
    // Shown as handed in only when that is known.
    onSuccess: () => client.invalidateQueries({ queryKey: proofsQuery.queryKey }),
  })
}
