import { Camera, Handshake, type LucideIcon, Search } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'

/** How it works, in the order in which one does it. */
export function Steps() {
  const t = useWords('landing')
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t('steps_title')}</h2>
      <ol className="grid gap-3 wide:grid-cols-3 wide:gap-5">
        <Step number={1} icon={Camera} title={t('step_publish')} text={t('step_publish_text')} />
        <Step number={2} icon={Search} title={t('step_find')} text={t('step_find_text')} />
        <Step number={3} icon={Handshake} title={t('step_swap')} text={t('step_swap_text')} />
      </ol>
    </section>
  )
}

type StepProps = { number: number; icon: LucideIcon; title: string; text: string }

function Step({ number, icon: Icon, title, text }: StepProps) {
  return (
    <li className="flex gap-4 rounded-card border border-line bg-card p-5 wide:flex-col wide:p-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon size={22} aria-hidden />
      </span>
      <div className="grid gap-1">
        <h3 className="text-lg">
          <span className="numbers text-muted">{number}.</span> {title}
        </h3>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}
