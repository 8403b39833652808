import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { PhotoTile, type PhotoTileProps, TILE_BUTTON } from './photo-tile.tsx'

/** A photo that can be taken by its handle: the rest of the picture still scrolls the page. */
export function SortableTile(tile: PhotoTileProps) {
  const t = useWords('media')
  const sortable = useSortable({ id: tile.photo.id })
  const { transform, transition, isDragging } = sortable
  const handle = (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={t('move', { number: tile.position + 1 })}
      className={`${TILE_BUTTON} start-0 cursor-grab touch-none active:cursor-grabbing`}
    >
      <span>
        <GripVertical size={18} aria-hidden />
      </span>
    </button>
  )
  return (
    <li
      ref={sortable.setNodeRef}
      // Follows the finger: the one place where a position is known only while it happens.
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={isDragging ? 'relative z-10 opacity-90' : undefined}
    >
      <PhotoTile {...tile} handle={handle} />
    </li>
  )
}
