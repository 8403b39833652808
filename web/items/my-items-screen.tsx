import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Item } from '#contract/items'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { MyItemsList } from './my-items-list.tsx'
import { useMyItems } from './use-my-items.ts'
import { usePart } from './use-part.ts'
import { useTop } from './use-top.ts'

const loadCreate = () => import('./create-dialog.tsx')
const loadEdit = () => import('./edit-dialog.tsx')
const loadDelete = () => import('./delete-dialog.tsx')

/** /my-items. `?create=1` and `?edit=7` open their dialog: so one comes back to it from signing in. */
export function MyItemsScreen() {
  const t = useWords('mine')
  const shell = useWords('shell')
  useTitle(t('title'))
  useTop()
  const heading = useRef<HTMLHeadingElement>(null)
  const listing = useMyItems()
  const [item, setItem] = useState<Item | null>(null)
  const create = usePart(loadCreate)
  const edit = usePart(loadEdit)
  const remove = usePart(loadDelete)
  const [, navigate] = useLocation()
  const [asked] = useSearchParams()
  const asksCreate = asked.has('create')
  const askedItem = listing.items.find(({ id }) => String(id) === asked.get('edit'))
  const isAsked = asksCreate || askedItem !== undefined

  const onEdit = (one: Item) => {
    setItem(one)
    void edit.open()
  }
  const onDelete = (one: Item) => {
    setItem(one)
    void remove.open()
  }
  // The card that had the focus is gone; without this the keyboard starts over from the top.
  const afterDelete = () => {
    if (document.activeElement === document.body) heading.current?.focus()
  }

  const openAsked = useEffectEvent(() => {
    if (askedItem) onEdit(askedItem)
    else void create.open()
    navigate(paths.myItems, { replace: true })
  })
  useEffect(() => {
    if (isAsked) openAsked()
  }, [isAsked])

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
          <Button onClick={() => create.open()} aria-haspopup="dialog">
            <Plus size={20} aria-hidden />
            {shell('publish')}
          </Button>
        )}
      </header>
      <MyItemsList
        listing={listing}
        onCreate={() => create.open()}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      {create.part && <create.part.CreateDialog onClose={create.close} />}
      {edit.part && item && <edit.part.EditDialog item={item} onClose={edit.close} />}
      {remove.part && item && (
        <remove.part.DeleteDialog item={item} onClose={remove.close} onDeleted={afterDelete} />
      )}
    </>
  )
}
