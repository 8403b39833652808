import { useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'

type TellingDialogProps = {
  /** Of whoever gave the heart, as the other person would read it. */
  name: string
  offers: number
  item: string
  onChosen: (tells: boolean) => void
  /** Not by its button: nothing was seen, and nothing is told. */
  onClose: () => void
}

/** At the first heart (D65): the sentence that the other person will read, and the switch. */
export function TellingDialog({ name, offers, item, onChosen, onClose }: TellingDialogProps) {
  const t = useWords('matches')
  const [tells, setTells] = useState(true)
  return (
    <Dialog
      title={t('telling_title')}
      onClose={onClose}
      footer={
        <Button onClick={() => onChosen(tells)} className="grow">
          {t('telling_done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('telling_text')}</p>
        <blockquote className="rounded-field bg-accent-soft px-3 py-2 font-semibold">
          {t('telling_example', { name, item, count: Math.max(1, offers) })}
        </blockquote>
        <p className="text-muted">{t('telling_mutual')}</p>
        <Switch
          label={t('telling_switch')}
          hint={t('telling_hint')}
          isOn={tells}
          onChange={setTells}
        />
      </div>
    </Dialog>
  )
}
