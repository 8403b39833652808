import { Handshake } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { Wish } from '#contract/wishes'
import { useSession } from '#web/api/session.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { WayBack } from '#web/ui/navigation/way-back.tsx'
import { titleOf } from '#web/wishes/titles.ts'
import { WishFacts } from '#web/wishes/wish-facts.tsx'

const OwnWish = lazyPart(() => import('#browser/wishes/mine/own-wish.tsx'), 'OwnWish')
const ReportWish = lazyPart(() => import('#browser/wishes/page/report-wish.tsx'), 'ReportWish')
const loadOffer = () => part(() => import('#browser/wishes/page/offer-dialog.tsx'), 'OfferDialog')

/** A wish with what one may do about it: its owner sees what has come, anybody else may have it. */
export function WishView({ wish }: { wish: Wish }) {
  const t = useWords('wishes')
  const { state, user } = useSession()
  const [, navigate] = useLocation()
  const offer = useLater(loadOffer)
  const isMine = user?.id === wish.user.id
  const name = `${wish.user.firstName} ${wish.user.lastName}`.trim()
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 wide:pt-4">
      <WayBack href={isMine ? paths.myWishes : paths.wanted()}>
        {t(isMine ? 'back_mine' : 'back')}
      </WayBack>
      <article className="grid gap-4 rounded-card border border-line bg-card p-4 wide:p-6">
        <header className="grid gap-1">
          <p className="text-sm text-muted">{t(wish.isPublic ? 'wanted' : 'alert')}</p>
          <h1 className="text-xl wide:text-2xl">{titleOf(wish, t)}</h1>
        </header>
        {wish.note && <p className="whitespace-pre-line">{wish.note}</p>}
        <WishFacts wish={wish} />
        <p className="text-sm text-muted">
          {wish.isOpen
            ? t('open_until', { date: formatDate(wish.expiresAt, activeLanguage()) })
            : t('over')}
        </p>
        {!isMine && (
          <p className="relative flex items-center gap-3">
            <Avatar person={wish.user} />
            <Link
              href={paths.person(wish.user.id)}
              className="font-semibold text-ink after:absolute after:inset-0"
            >
              {name}
            </Link>
          </p>
        )}
        {!isMine && wish.isOpen && (
          <Button
            onClick={() =>
              state === 'out' ? navigate(paths.login(paths.wish(wish.id))) : offer.open()
            }
            aria-haspopup="dialog"
          >
            <Handshake size={20} aria-hidden />
            {t('have_it')}
          </Button>
        )}
      </article>
      {isMine && (
        <Later shape={<span className="skeleton h-40 rounded-card" />}>
          <OwnWish wish={wish} />
        </Later>
      )}
      {!isMine && state === 'in' && (
        <Later>
          <ReportWish wish={wish} />
        </Later>
      )}
      {offer.Part && <offer.Part wish={wish} onClose={offer.close} />}
    </div>
  )
}
