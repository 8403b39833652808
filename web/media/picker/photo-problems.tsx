import { RotateCcw, TriangleAlert, X } from 'lucide-react'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import type { Photos } from './use-photos.ts'

/** Files that did not become photos, each with its reason; they take no place among the five. */
export function PhotoProblems({ photos }: { photos: Photos }) {
  const t = useWords('media')
  const problemOf = useProblem()
  const failed = photos.photos.filter((photo) => photo.state === 'problem')
  return (
    <ul aria-live="polite" className="grid gap-2 empty:hidden">
      {failed.map((photo) => (
        <li
          key={photo.id}
          className="flex items-center gap-3 rounded-field bg-danger-soft ps-3 text-danger"
        >
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          <div className="min-w-0 grow py-2 text-sm">
            <p className="truncate font-semibold">{photo.name}</p>
            <p>{problemOf(photo.problem)}</p>
          </div>
          {photo.problem === 'photo_broken' && (
            <button
              type="button"
              onClick={() => photos.retry(photo)}
              aria-label={t('retry', { name: photo.name })}
              className="grid size-11 shrink-0 place-items-center"
            >
              <RotateCcw size={20} aria-hidden />
            </button>
          )}
          <button
            type="button"
            onClick={() => photos.remove(photo.id)}
            aria-label={t('dismiss', { name: photo.name })}
            className="grid size-11 shrink-0 place-items-center"
          >
            <X size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
