import { Check, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { useObjectUrl } from '#web/media/use-object-url.ts'
import { type DevicePhoto, isMarked } from './photo-list.ts'

export const TILE_BUTTON =
  'absolute top-0 grid size-11 place-items-center text-ink [&>span]:grid [&>span]:size-8 [&>span]:place-items-center [&>span]:rounded-full [&>span]:border [&>span]:border-line [&>span]:bg-card/95'

const LABEL =
  'absolute start-2 bottom-2 rounded-full bg-black/70 px-2.5 py-0.5 text-sm font-medium text-white'

export type PhotoTileProps = {
  photo: DevicePhoto
  /** From 0. */
  position: number
  isCover: boolean
  /** Removes it, or restores one that is marked for removal. */
  onPress: () => void
  /** What one drags it by; there from the second photo on. */
  handle?: ReactNode
}

/** One photo in the form: its picture, how far it is, and what can be done with it. */
export function PhotoTile({ photo, position, isCover, onPress, handle }: PhotoTileProps) {
  const t = useWords('media')
  const blob = photo.state === 'ready' ? (photo.photo.medium ?? photo.photo.full) : undefined
  const made = useObjectUrl(blob)
  const url = photo.state === 'stored' ? photo.view.urls[640] : made
  const isGoing = isMarked(photo)
  const number = position + 1
  return (
    <>
      <div className="relative aspect-square overflow-hidden rounded-card border border-line bg-sunken">
        {url && (
          <img
            src={url}
            alt={t('alt', { number })}
            className={`size-full object-cover transition-opacity duration-150 ${isGoing ? 'opacity-35' : ''}`}
          />
        )}
        {photo.state === 'preparing' && <Preparing progress={photo.progress} label={photo.name} />}
        {isCover && url && <span className={LABEL}>{t('cover')}</span>}
        {isGoing && <span className={LABEL}>{t('goes')}</span>}
        {handle}
        <button
          type="button"
          onClick={onPress}
          aria-label={t(isGoing ? 'restore' : 'remove', { number })}
          className={`${TILE_BUTTON} end-0`}
        >
          <span>{isGoing ? <RotateCcw size={18} aria-hidden /> : <X size={18} aria-hidden />}</span>
        </button>
      </div>
      {photo.state !== 'stored' && (
        <p className="numbers mt-1 flex items-center justify-center gap-1 text-sm text-muted">
          {photo.state === 'ready' ? (
            <>
              <Check size={16} aria-hidden className="text-done" />
              <span className="sr-only">{t('ready')}</span>
              <span>
                {t('size', { size: Math.max(1, Math.round(photo.photo.full.size / 1000)) })}
              </span>
            </>
          ) : (
            <>
              <span className="sr-only">{t('preparing')}</span>
              <span>{t('share', { percent: percentOf(photo) })}</span>
            </>
          )}
        </p>
      )}
    </>
  )
}

function percentOf(photo: DevicePhoto): number {
  return photo.state === 'preparing' ? Math.round(photo.progress * 100) : 0
}

function Preparing({ progress, label }: { progress: number; label: string }) {
  return (
    <div className="skeleton grid size-full items-end p-3 pb-4">
      <progress
        aria-label={label}
        max={1}
        value={progress}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-all"
      />
    </div>
  )
}
