/** Each condition with its picture. */
import { BadgeCheck, type LucideIcon, PackageOpen, Sparkles, ThumbsUp, Wrench } from 'lucide-react'
import type { Condition } from '#terms/items'

export const CONDITION_ICONS: Record<Condition, LucideIcon> = {
  new: Sparkles,
  like_new: BadgeCheck,
  good: ThumbsUp,
  fair: PackageOpen,
  poor: Wrench,
}
