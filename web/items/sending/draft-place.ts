/** Where a publish form keeps what is typed: as the one draft, or in the entry of the queue that is being mended. */
import { clearDraft, type Draft, loadDraft, saveDraft } from './draft-store.ts'

export type DraftPlace = {
  /** `userId`: whoever is there, null while that cannot be asked. */
  load: (userId: string | null) => Promise<Draft | null>
  save: (draft: Draft) => Promise<void>
  clear: () => Promise<void>
}

export const ownDraft: DraftPlace = { load: loadDraft, save: saveDraft, clear: clearDraft }

export function waitingDraft(id: string): DraftPlace {
  const queue = import('#browser/items/sending/waiting.ts')
  let owner: string | null = null
  return {
    load: async (userId) => {
      owner = userId
      return userId === null ? null : (await queue).openWaiting(id, userId)
    },
    save: async (draft) => (await queue).saveOpen(draft),
    clear: async () => (await queue).dropOpen(id, owner),
  }
}
