import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { FileButton } from '#web/media/file-button.tsx'
import { placedPhotos, preparingCount } from '#web/media/picker/photo-list.ts'
import { PhotoProblems } from '#web/media/picker/photo-problems.tsx'
import { PhotoTile } from '#web/media/picker/photo-tile.tsx'
import type { Photos } from '#web/media/picker/use-photos.ts'

/** What shows it: a few pictures, in the order they were chosen. */
export function PhotoField({ photos }: { photos: Photos }) {
  const t = useWords('problems')
  const media = useWords('media')
  const sentence = useProblem()
  const legend = useRef<HTMLLegendElement>(null)
  const placed = placedPhotos(photos.photos)
  const preparing = preparingCount(photos.photos)
  const remove = (id: string) => {
    photos.remove(id)
    // The button that had the focus is gone.
    legend.current?.focus()
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend ref={legend} tabIndex={-1} className="mb-1.5 font-medium outline-none">
        {t('photos', { max: photos.max })}
      </legend>
      {placed.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {placed.map((photo, position) => (
            <li key={photo.id}>
              <PhotoTile
                photo={photo}
                position={position}
                isCover={false}
                onPress={() => remove(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {placed.length < photos.max && (
        <FileButton
          icon={ImagePlus}
          label={t('photo_add')}
          onFiles={photos.add}
          className="flex min-h-11 w-fit items-center gap-2 rounded-field border border-line bg-card px-4 font-semibold"
        />
      )}
      <PhotoProblems photos={photos} />
      {photos.tooMany && (
        <p role="alert" className="text-sm font-medium text-danger">
          {sentence('problem_photos')}
        </p>
      )}
      <p role="status" className="numbers text-sm text-muted empty:hidden">
        {preparing > 0 && media('status_preparing', { count: preparing })}
      </p>
    </fieldset>
  )
}
