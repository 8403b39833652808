import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CATEGORIES, nameIn } from '#terms/categories'
import { WANTED_MAX } from '#terms/items'
import { ChoiceChip } from '#web/forms/fields/choice-chip.tsx'
import { Choices } from '#web/forms/fields/choices.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useItemFields } from './item-fields.ts'

/** What one would take for it (D63): a line, categories, two switches. None of it has to be said. */
export function WantsField() {
  const t = useWords('items')
  const { control, field, put } = useItemFields()
  const takesOffers = useWatch({ control, name: 'takesOffers' })
  const takesMoney = useWatch({ control, name: 'takesMoney' })
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-lg font-semibold">
        {t('wants_question')}{' '}
        <span className="text-sm font-normal text-muted">{t('optional')}</span>
      </legend>
      <TextField
        {...field('wantedText')}
        label={t('wants_own_words')}
        autoComplete="off"
        placeholder={t('wants_own_words_example')}
      />
      <WantedCategories />
      <div>
        <Switch
          label={t('wants_offers')}
          hint={t('wants_offers_hint')}
          isOn={takesOffers}
          onChange={(isOn) => put('takesOffers', isOn)}
        />
        <Switch
          label={t('wants_money')}
          isOn={takesMoney}
          onChange={(isOn) => put('takesMoney', isOn)}
        />
      </div>
    </fieldset>
  )
}

/** Sixteen chips are a screen of a phone: those that are chosen, and the rest once they are asked for. */
function WantedCategories() {
  const t = useWords('items')
  const { control, put, problemOf } = useItemFields()
  const text = useWatch({ control, name: 'wantedCategoryIds' })
  const chosen = text.split(',').filter(Boolean)
  const [isOpen, setOpen] = useState(false)
  const shown = CATEGORIES.filter(({ id }) => isOpen || chosen.includes(String(id)))
  const language = activeLanguage()

  function toggle(id: string): void {
    const without = chosen.filter((one) => one !== id)
    put('wantedCategoryIds', (without.length < chosen.length ? without : [...chosen, id]).join())
  }

  return (
    <Choices
      label={`${t('wants_categories')} · ${t('wants_categories_most', { count: WANTED_MAX })}`}
      problem={problemOf('wantedCategoryIds')}
    >
      <div className="flex flex-wrap gap-2">
        {shown.map((category) => {
          const id = String(category.id)
          const isChosen = chosen.includes(id)
          const isFull = !isChosen && chosen.length >= WANTED_MAX
          return (
            <ChoiceChip
              key={id}
              type="checkbox"
              name="wantedCategoryIds"
              value={id}
              checked={isChosen}
              aria-disabled={isFull || undefined}
              onChange={() => !isFull && toggle(id)}
              className={isFull ? 'opacity-55' : ''}
            >
              {nameIn(category, language)}
            </ChoiceChip>
          )
        })}
        {!isOpen && (
          <Button kind="secondary" onClick={() => setOpen(true)}>
            <Plus size={18} aria-hidden />
            {t('wants_choose')}
          </Button>
        )}
      </div>
    </Choices>
  )
}
