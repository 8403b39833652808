/** Sends a wish from the queue, as its form would have. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { NewWishSchema } from '#contract/wishes'
import { wordsOf } from '#web/i18n/words-of.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { sendWish, takeWish } from '#web/wishes/mutations.ts'

export async function send(client: QueryClient, entry: Entry): Promise<void> {
  takeWish(client, await sendWish(v.parse(NewWishSchema, entry.payload)))
  // Words that cannot be fetched leave it unsaid; the list shows it.
  const t = await wordsOf('wishing').catch(() => null)
  if (t) toast({ kind: 'done', title: t('form_done'), text: t('form_done_text') })
}
