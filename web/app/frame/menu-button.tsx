import { Menu } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () => part(() => import('#browser/app/menu/side-menu.tsx'), 'SideMenu')

/** Opens the slide-in menu of the phone's layout. */
export function MenuButton() {
  const t = useWords('shell')
  const { Part: SideMenu, isOpen, open, close } = useLater(load)
  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="-ms-2 grid size-11 place-items-center rounded-field hover:bg-sunken wide:hidden"
      >
        <Menu size={24} aria-hidden />
      </button>
      {SideMenu && <SideMenu onClose={close} />}
    </>
  )
}
