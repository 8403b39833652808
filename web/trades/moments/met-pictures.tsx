import { Check } from 'lucide-react'
import { SidePicture } from '#web/trades/side-picture.tsx'
import type { Sides } from '#web/trades/sides.ts'

/** With letters of any size the two have room beside each other. */
const PICTURE = 'size-[min(4rem,22vw)] ring-2 ring-paper motion-safe:animate-meet'

/** It is agreed: what each gives comes together. Where less motion is asked for it stands together from the start. */
export function MetPictures({ given, got }: Sides) {
  return (
    <span aria-hidden data-moment="agreed" className="relative flex shrink-0">
      <SidePicture side={given} className={`${PICTURE} [--from:-16px]`} />
      <SidePicture side={got} className={`${PICTURE} -ms-3 [--from:16px]`} />
      <span className="absolute start-[calc(50%-0.75rem)] -bottom-2 grid size-6 place-items-center rounded-full bg-done text-paper ring-2 ring-paper motion-safe:animate-appear [animation-delay:0.4s]">
        <Check size={16} strokeWidth={3} />
      </span>
    </span>
  )
}
