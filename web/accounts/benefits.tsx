import { EyeOff, HandCoins, type LucideIcon, MapPin, ShieldCheck } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'

/** Only what is true of us (D6): no fees, real distance, private data kept private (D16), photos cleaned. */
export function Benefits() {
  const t = useWords('accounts')
  return (
    <aside aria-label={t('benefits_title')} className="grid gap-5">
      <h2 className="text-lg wide:text-2xl">{t('benefits_title')}</h2>
      <ul className="grid gap-4">
        <Benefit icon={HandCoins} title={t('benefit_free')} text={t('benefit_free_text')} />
        <Benefit icon={MapPin} title={t('benefit_near')} text={t('benefit_near_text')} />
        <Benefit icon={EyeOff} title={t('benefit_photos')} text={t('benefit_photos_text')} />
        <Benefit icon={ShieldCheck} title={t('benefit_private')} text={t('benefit_private_text')} />
      </ul>
    </aside>
  )
}

type BenefitProps = { icon: LucideIcon; title: string; text: string }

function Benefit({ icon: Icon, title, text }: BenefitProps) {
  return (
    <li className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </li>
  )
}
