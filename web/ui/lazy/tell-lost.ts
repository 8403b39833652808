import { isReached } from '#web/api/reached.ts'
import { toast } from '#web/ui/toast/toast.ts'

type Say = (key: 'offline_title' | 'offline_text' | 'lost_title' | 'lost_text') => string

/** A part of the app did not come: for want of a network, or, with one, because a new version has taken its place. */
export async function tellLost(say: Say): Promise<void> {
  const why = (await isReached()) ? 'lost' : 'offline'
  toast({ kind: 'problem', title: say(`${why}_title`), text: say(`${why}_text`) })
}
