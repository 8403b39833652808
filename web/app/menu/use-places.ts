/** Where the menus lead. */
import {
  ArrowLeftRight,
  BadgeCheck,
  CircleQuestionMark,
  Compass,
  Heart,
  HeartHandshake,
  House,
  LogIn,
  Package,
  Search,
  Settings,
  ShieldCheck,
  Star,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'

/** Of the account menu. */
export function useAccountPlaces() {
  const t = useWords('navigation')
  const { user } = useSession()
  const administration = { href: paths.admin, icon: ShieldCheck, name: t('administration') }
  return [
    { href: paths.profile, icon: UserRound, name: t('my_profile') },
    { href: paths.myItems, icon: Package, name: t('my_items') },
    { href: paths.matches, icon: HeartHandshake, name: t('matches') },
    { href: paths.myWishes, icon: Search, name: t('my_wishes') },
    { href: paths.wanted(), icon: Compass, name: t('wanted') },
    { href: paths.trades, icon: ArrowLeftRight, name: t('my_trades') },
    { href: paths.verification, icon: BadgeCheck, name: t('verification') },
    { href: paths.settings, icon: Settings, name: t('settings') },
    ...(user?.isAdmin ? [administration] : []),
  ]
}

/** The main places, then those of the account that are not among them. */
export function useMemberPlaces() {
  const t = useWords('navigation')
  const main = [
    { href: paths.home, icon: House, name: t('home') },
    { href: paths.favorites, icon: Heart, name: t('favorites') },
    { href: paths.trades, icon: ArrowLeftRight, name: t('trades') },
    { href: paths.reviews, icon: Star, name: t('reviews') },
  ]
  const own = useAccountPlaces()
  return [...main, ...own.filter(({ href }) => !main.some((place) => place.href === href))]
}

export function useVisitorPlaces() {
  const t = useWords('navigation')
  const next = useHere()
  return [
    { href: paths.home, icon: Compass, name: t('explore') },
    { href: paths.wanted(), icon: Compass, name: t('wanted') },
    { href: paths.login(next), icon: LogIn, name: t('sign_in') },
    { href: paths.register(next), icon: UserPlus, name: t('create_account') },
    { href: paths.landing, icon: CircleQuestionMark, name: t('how_it_works') },
  ]
}
