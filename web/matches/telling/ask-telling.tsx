/** After the first heart, whatever page it was given on: the dialog stands on its own. */
import { I18nProvider } from '@lingui/react'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { Item } from '#contract/items'
import { currentUserQuery } from '#web/api/session.ts'
import { i18n } from '#web/i18n/i18n.ts'
import { wordsOf } from '#web/i18n/words-of.ts'
import { saveTelling } from '#web/matches/mutations.ts'
import { tellingQuery } from '#web/matches/queries.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { TellingDialog } from './telling-dialog.tsx'

/** Once a load of the page: closed otherwise than by its button it comes again with a heart of the next one. */
let isAsked = false

/** For tests, which load the page once. */
export const forgetAsked = (): void => {
  isAsked = false
}

type Given = { client: QueryClient; item?: Item }

/** `item`: what the heart was given to. */
export async function askTelling({ client, item }: Given): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey)
  if (!user || !item) return
  if (isAsked) return
  isAsked = true
  const t = await wordsOf('matches')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const end = () => {
    root.unmount()
    place.remove()
  }
  const choose = async (tells: boolean) => {
    end()
    try {
      client.setQueryData(tellingQuery(user.id).queryKey, await saveTelling(tells))
    } catch {
      // Nothing is told then: the next heart asks again.
      isAsked = false
      toast({ kind: 'problem', title: t('telling_failed'), text: t('telling_failed_text') })
    }
  }
  root.render(
    <I18nProvider i18n={i18n}>
      <TellingDialog
        name={user.firstName}
        offers={user.publishedItems}
        item={item.title}
        onChosen={(tells) => void choose(tells)}
        onClose={end}
      />
    </I18nProvider>,
  )
}
