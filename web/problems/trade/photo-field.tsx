import { ImagePlus, X } from 'lucide-react'
import { PROBLEM_PHOTOS_MAX } from '#terms/problems'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { FileButton } from '#web/media/file-button.tsx'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { useObjectUrl } from '#web/media/use-object-url.ts'
import { Button } from '#web/ui/button.tsx'
import type { Photos } from './use-photos.ts'

/** What shows it: up to three pictures. */
export function PhotoField({ photos }: { photos: Photos }) {
  const t = useWords('problems')
  const sentence = useProblem()
  const { chosen, choose, remove, problem } = photos
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('photos')}</legend>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {chosen.map(({ key, photo }, at) => (
            <li key={key} className="flex items-center gap-1">
              {photo ? (
                <Picture photo={photo} label={t('photo_nth', { n: at + 1 })} />
              ) : (
                <span className="grid size-16 place-items-center rounded-field bg-sunken p-1 text-center text-sm">
                  {t('photo_preparing')}
                </span>
              )}
              <Button
                kind="quiet"
                onClick={() => remove(key)}
                aria-label={t('photo_remove', { n: at + 1 })}
                className="w-11 px-0"
              >
                <X size={20} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < PROBLEM_PHOTOS_MAX && (
        <FileButton
          icon={ImagePlus}
          label={t('photo_add')}
          onFiles={choose}
          className="flex min-h-11 w-fit items-center gap-2 rounded-field border border-line bg-card px-4 font-semibold"
        />
      )}
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {sentence(problem)}
        </p>
      )}
    </fieldset>
  )
}

function Picture({ photo, label }: { photo: PreparedPhoto; label: string }) {
  const url = useObjectUrl(photo.small ?? photo.full)
  return <img src={url} alt={label} className="size-16 rounded-field object-cover" />
}
