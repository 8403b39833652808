import { useRef, useState } from 'react'
import { useSession } from '#web/api/session.ts'
import { KeepHeart } from '#web/favorites/keep-heart.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () => part(() => import('#browser/app/menu/account-menu.tsx'), 'AccountMenu')

/** Opens the account menu; its code is fetched once the pointer or the focus comes near. */
export function AccountButton() {
  const t = useWords('navigation')
  const button = useRef<HTMLButtonElement>(null)
  const [isByKey, setByKey] = useState(false)
  const { user } = useSession()
  const { Part: AccountMenu, isOpen, prepare, open, close } = useLater(load)

  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-tip={t('account_menu')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setByKey(event.detail === 0)
          if (isOpen) close()
          else open()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setByKey(true)
          open()
        }}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <Avatar person={user} />
        <span className="sr-only">{t('account_menu')}</span>
      </button>
      {user && <KeepHeart />}
      {AccountMenu && <AccountMenu opener={button} isByKey={isByKey} onClose={close} />}
    </div>
  )
}
