import { ArrowLeftRight, Bike, Guitar, type LucideIcon } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'

/** The whole idea as a picture: one thing for another. The words beside it say the same. */
export function SwapPicture() {
  const t = useWords('landing')
  return (
    <div
      aria-hidden
      className="mx-auto flex w-full max-w-md large:hidden items-center justify-center px-1"
    >
      <Thing
        icon={Guitar}
        tile="bg-wait-soft text-wait"
        tilt="-rotate-3"
        title={t('sample_one')}
        place={t('sample_one_place')}
      />
      <span className="z-10 -mx-4 grid size-14 shrink-0 place-items-center rounded-full border-4 border-paper bg-accent-fill text-white">
        <ArrowLeftRight size={24} />
      </span>
      <Thing
        icon={Bike}
        tile="bg-done-soft text-done"
        tilt="rotate-3"
        title={t('sample_two')}
        place={t('sample_two_place')}
      />
    </div>
  )
}

type ItemProps = { icon: LucideIcon; tile: string; tilt: string; title: string; place: string }

function Thing({ icon: Icon, tile, tilt, title, place }: ItemProps) {
  return (
    <div
      className={`min-w-0 grow basis-0 overflow-hidden rounded-card border border-line bg-card ${tilt}`}
    >
      <div className={`grid aspect-square place-items-center ${tile}`}>
        <Icon size={88} strokeWidth={1.25} />
      </div>
      <div className="p-3">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{place}</p>
      </div>
    </div>
  )
}
