import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import { api } from '#web/api/client.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { refreshItem } from '#web/items/item-cache.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

type StillQuestionProps = {
  item: Item
  onGone: () => void
  /** In a narrow card: what it is about is said on its page. */
  isShort?: boolean
}

/** What came back from a trade that ended by silence is listed once its owner has said that it is still there (D55). */
export function StillQuestion({ item, onGone, isShort = false }: StillQuestionProps) {
  const t = useWords('items')
  const client = useQueryClient()
  const { tell } = useTelling()
  const keeping = useMutation({
    mutationFn: async () => api.items[':id'].still.$post({ param: { id: String(item.id) } }),
    onSuccess: () => {
      refreshItem(client)
      toast({ kind: 'done', title: t('still_done') })
    },
    onError: (error) => tell(error, { title: t('still_failed'), text: t('still_failed_text') }),
  })
  return (
    <section className={`grid gap-3 ${isShort ? '' : 'rounded-card bg-wait-soft p-4'}`}>
      <div>
        <h2 className="text-base text-wait">{t('still_ask')}</h2>
        {!isShort && <p className="text-sm">{t('still_text')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => !keeping.isPending && keeping.mutate()}
          aria-disabled={keeping.isPending}
          className="grow px-3 aria-disabled:opacity-55"
        >
          {t('still_yes')}
        </Button>
        <Button kind="secondary" onClick={onGone} aria-haspopup="dialog" className="grow px-3">
          {t('still_no')}
        </Button>
      </div>
    </section>
  )
}
