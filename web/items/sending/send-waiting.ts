/** Sends a publication from the queue, as its form would have. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { NewItemSchema } from '#contract/items'
import { wordsOf } from '#web/i18n/words-of.ts'
import { takePublished } from '#web/items/published.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { publish } from './publish.ts'
import { parseWaiting } from './waiting.ts'

export async function send(
  client: QueryClient,
  entry: Entry,
  onProgress: (progress: number) => void,
): Promise<void> {
  const { values, photos } = parseWaiting(entry)
  const item = { ...v.parse(NewItemSchema, values), clientId: entry.id }
  const prepared = photos.map(({ photo }) => photo)
  const published = await publish({ item, photos: prepared }, onProgress)
  takePublished(client, published)
  // Words that cannot be fetched leave it unsaid; the list shows it.
  await tell(published.title).catch(() => undefined)
}

async function tell(title: string): Promise<void> {
  const t = await wordsOf('outbox')
  toast({ kind: 'done', title: t('sent'), text: title })
}
