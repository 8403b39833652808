import { EyeOff, HandCoins, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'

/** No fees, cleaned photos, private data kept private (D16): each of them holds today (D6). */
export function Promises() {
  const t = useWords('landing')
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t('promises_title')}</h2>
      <ul className="grid gap-5 wide:grid-cols-3">
        <Promised icon={HandCoins} title={t('promise_free')} text={t('promise_free_text')} />
        <Promised icon={EyeOff} title={t('promise_photos')} text={t('promise_photos_text')} />
        <Promised
          icon={ShieldCheck}
          title={t('promise_private')}
          text={t('promise_private_text')}
        />
      </ul>
    </section>
  )
}

type PromisedProps = { icon: LucideIcon; title: string; text: string }

function Promised({ icon: Icon, title, text }: PromisedProps) {
  return (
    <li className="flex gap-3">
      <Icon size={24} aria-hidden className="shrink-0 text-done" />
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}
