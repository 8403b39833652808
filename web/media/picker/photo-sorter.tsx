/** Order of photos by dragging and by keyboard. A chunk of its own, fetched with the second photo. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useWords } from '#web/i18n/use-words.ts'
import { type DevicePhoto, placedPhotos } from './photo-list.ts'
import type { PhotoTileProps } from './photo-tile.tsx'
import { SortableTile } from './sortable-tile.tsx'
import type { Photos } from './use-photos.ts'

/** Pixels before a press counts as dragging, so that a tap on the handle moves nothing. */
const DRAG_DISTANCE = 4

type PhotoSorterProps = {
  photos: Photos
  /** What a tile shows and what is done with it. */
  tileOf: (photo: DevicePhoto, position: number) => PhotoTileProps
  announcer: HTMLElement | null
}

export function PhotoSorter({ photos, tileOf, announcer }: PhotoSorterProps) {
  const t = useWords('media')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placed = placedPhotos(photos.photos)
  const total = placed.length
  const place = (id: string | number) => placed.findIndex((photo) => photo.id === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked_up', { number: place(active.id), total }),
    onDragOver: ({ active, over }) =>
      over
        ? t('moved_over', { number: place(active.id), place: place(over.id), total })
        : undefined,
    onDragEnd: ({ active, over }) =>
      t('dropped', { number: place(active.id), place: place(over?.id ?? active.id), total }),
    onDragCancel: ({ active }) => t('move_cancelled', { number: place(active.id) }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('how_to_move') },
        container: announcer ?? undefined,
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) photos.move(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={placed} strategy={rectSortingStrategy}>
        {placed.map((photo, position) => (
          <SortableTile key={photo.id} {...tileOf(photo, position)} />
        ))}
      </SortableContext>
    </DndContext>
  )
}
