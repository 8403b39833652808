import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Item } from '#contract/items'
import { useNow } from '#web/api/first-view.ts'
import { type Listing, listingOf } from '#web/browse/list/listing.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { myItemsQuery } from '#web/items/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { MyItemsList } from './my-items-list.tsx'
import { useAsked } from './use-asked.ts'

const WaitingItems = lazyPart(() => import('#browser/items/mine/waiting-items.tsx'), 'WaitingItems')
const PublishedMoment = lazyPart(
  () => import('#browser/items/moment/published-moment.tsx'),
  'PublishedMoment',
)
const loadCreate = () =>
  part(() => import('#browser/items/dialogs/create-dialog.tsx'), 'CreateDialog')
const loadEdit = () => part(() => import('#browser/items/dialogs/edit-dialog.tsx'), 'EditDialog')
const loadFeature = () => part(() => import('#browser/tokens/feature-dialog.tsx'), 'FeatureDialog')
const loadDelete = () =>
  part(() => import('#browser/items/mine/delete/delete-dialog.tsx'), 'DeleteDialog')

/** /my-items */
export function MyItemsScreen() {
  const t = useWords('mine')
  const shell = useWords('shell')
  useTitle(t('title'))
  useTop()
  const heading = useRef<HTMLHeadingElement>(null)
  const listing = useMyItems()
  const [item, setItem] = useState<Item | null>(null)
  const [published, setPublished] = useState<Item | null>(null)
  const create = useLater(loadCreate)
  const edit = useLater(loadEdit)
  const remove = useLater(loadDelete)
  const feature = useLater(loadFeature)
  const dialogs = [create, edit, remove, feature]

  // The code of one may still be on its way when another is asked for: the last one opens, alone.
  const openOnly = (dialog: { open: () => void }, one: Item | null = null) => {
    for (const { close } of dialogs) close()
    setItem(one)
    dialog.open()
  }
  const onCreate = () => openOnly(create)
  const onEdit = (one: Item) => openOnly(edit, one)
  const onDelete = (one: Item) => openOnly(remove, one)
  // What comes late opens over nothing that was begun meanwhile.
  const onFound = (one: Item) => !dialogs.some(({ isOpen }) => isOpen) && onEdit(one)
  useAsked({ onCreate, onEdit: onFound })

  // The card that had the focus is gone; without this the keyboard starts over from the top.
  const afterDelete = () => {
    if (document.activeElement === document.body) heading.current?.focus()
  }

  const { total } = listing
  const isEmpty = listing.pages > 0 && listing.items.length === 0
  return (
    <>
      <header className="mt-5 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 wide:mt-8">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none wide:text-2xl">
            {t('title')}
          </h1>
          <p role="status" className="numbers min-h-[1.5em] text-muted">
            {total && !isEmpty && t(total.more ? 'count_more' : 'count', { count: total.count })}
          </p>
        </div>
        {!isEmpty && (
          <Button onClick={onCreate} aria-haspopup="dialog">
            <Plus size={20} aria-hidden />
            {shell('publish')}
          </Button>
        )}
      </header>
      {published && !published.withheld && (
        <div className="mb-4">
          <Later>
            <PublishedMoment
              key={published.id}
              item={published}
              onClose={() => setPublished(null)}
            />
          </Later>
        </div>
      )}
      <Later>
        <WaitingItems />
      </Later>
      <MyItemsList
        listing={listing}
        onCreate={onCreate}
        onEdit={onEdit}
        onDelete={onDelete}
        onFeature={(one) => openOnly(feature, one)}
      />
      {create.Part && <create.Part onClose={create.close} onPublished={setPublished} />}
      {edit.Part && item && <edit.Part item={item} onClose={edit.close} />}
      {feature.Part && item && <feature.Part item={item} onClose={feature.close} />}
      {remove.Part && item && (
        <remove.Part item={item} onClose={remove.close} onDeleted={afterDelete} />
      )}
    </>
  )
}

/** One's own items by pages, in the shape that the list's parts take. */
function useMyItems(): Listing {
  const query = useInfiniteQuery(myItemsQuery)
  const pages = query.data?.pages ?? []
  const items = pages.map((page) => page.items)
  return listingOf(query, items, pages[0]?.total, useNow())
}
