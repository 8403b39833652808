import { Camera, ImagePlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { FileButton } from '#web/media/file-button.tsx'
import { deviceMakesSizes, startPhotoWorker } from '#web/media/photo-worker.ts'
import { atFirstUse } from '#web/ui/lazy/at-first-use.ts'
import { Fallback } from '#web/ui/lazy/fallback.tsx'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import {
  type DevicePhoto,
  isMarked,
  keptPhotos,
  placedPhotos,
  preparingCount,
} from './photo-list.ts'
import { PhotoProblems } from './photo-problems.tsx'
import { PhotoTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

const loadSorter = () =>
  import('#browser/media/picker/photo-sorter.tsx').then((m) => ({ default: m.PhotoSorter }))
const PhotoSorter = lazy(loadSorter)

const BIG =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 font-semibold'
const CELL =
  'flex grow flex-col items-center justify-center gap-1 rounded-card border border-dashed border-line-strong/60 p-1 text-center text-sm font-semibold text-accent-strong hover:bg-accent-soft'

type PhotoPickerProps = {
  photos: Photos
  title: string
  problem?: string | undefined
  /** Said when more are given than the form takes; without it the sentence of the full form. */
  limit?: string
  /** Which files are taken. */
  hint?: string
}

/** Photos first: taken or chosen, several at once, in the order they will be shown. */
export function PhotoPicker({ photos, title, problem, limit, hint }: PhotoPickerProps) {
  const t = useWords('media')
  const problemOf = useProblem()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // A list may hold nothing but its items: what is announced while moving stands outside of it.
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  // What the form needs later is fetched while there is a network: it works on without one.
  useEffect(
    () =>
      atFirstUse(() => {
        prepareToasts()
        loadSorter().catch(() => undefined)
        if (deviceMakesSizes()) startPhotoWorker()
      }),
    [],
  )
  const placed = placedPhotos(photos.photos)
  const preparing = preparingCount(photos.photos)
  const kept = keptPhotos(photos.photos)
  const marked = placed.length - kept.length
  const said = photos.tooMany ? (limit ?? problemOf('photos_many')) : problem

  // The buttons that take the first ones go when they come.
  const begin = (files: File[]) => {
    photos.add(files)
    heading.current?.focus()
  }
  const remove = (photo: DevicePhoto) => {
    photos.remove(photo.id)
    // The button that had the focus is gone; without this the keyboard starts over from the top.
    if (photo.state !== 'stored') heading.current?.focus()
  }
  const tileOf = (photo: DevicePhoto, position: number) => ({
    photo,
    position,
    isCover: photo === kept[0],
    onPress: () => (isMarked(photo) ? photos.restore(photo.id) : remove(photo)),
  })

  const tiles = placed.map((photo, position) => (
    <li key={photo.id}>
      <PhotoTile {...tileOf(photo, position)} />
    </li>
  ))

  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (event.dataTransfer.files.length) photos.add([...event.dataTransfer.files])
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 ref={heading} tabIndex={-1} id={titleId} className="text-base font-medium outline-none">
          {title}
        </h2>
        <span className="numbers text-sm text-muted">
          {t('count', { count: kept.length, max: photos.max })}
        </span>
      </div>

      {placed.length === 0 ? (
        <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong/60 bg-card px-4 py-8 text-center">
          <p className="max-w-80 text-muted">{t('start')}</p>
          <div className="flex w-full flex-wrap justify-center gap-3">
            <FileButton
              camera
              icon={Camera}
              label={t('take')}
              onFiles={begin}
              className={`${BIG} hidden bg-accent-soft text-accent-strong max-sm:w-full pointer-coarse:inline-flex`}
            />
            <FileButton
              icon={ImagePlus}
              label={t('choose')}
              onFiles={begin}
              className={`${BIG} border border-line bg-card text-ink hover:bg-sunken max-sm:w-full`}
            />
          </div>
        </div>
      ) : (
        <ol className="grid grid-cols-3 gap-x-2 large:grid-cols-2 gap-y-3 wide:grid-cols-5">
          {placed.length > 1 ? (
            <Fallback to={tiles}>
              <Suspense fallback={tiles}>
                <PhotoSorter photos={photos} tileOf={tileOf} announcer={announcer} />
              </Suspense>
            </Fallback>
          ) : (
            tiles
          )}
          {kept.length < photos.max && (
            <li className="flex aspect-square flex-col gap-1.5">
              <FileButton
                camera
                icon={Camera}
                label={t('camera')}
                onFiles={photos.add}
                className={`${CELL} hidden pointer-coarse:flex`}
              />
              <FileButton icon={ImagePlus} label={t('add')} onFiles={photos.add} className={CELL} />
            </li>
          )}
        </ol>
      )}

      <PhotoProblems photos={photos} />
      {said && (
        <p role="alert" className="text-sm font-medium text-danger">
          {said}
        </p>
      )}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <p className="text-sm text-muted">{t('hint')}</p>
      <div ref={setAnnouncer} className="contents" />
      <p role="status" className="sr-only">
        {[
          placed.length > 0 &&
            (preparing ? t('status_preparing', { count: preparing }) : t('status_ready')),
          marked > 0 && t('status_marked', { count: marked }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  )
}
