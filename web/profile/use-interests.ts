/** A list that is shown as it will be while it is being saved. */
import { useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useUpdateProfile } from './mutations.ts'
import { interestsBody } from './profile-body.ts'

export function useInterests(user: CurrentUser, name: 'skills' | 'interests') {
  const t = useWords('profile')
  const shell = useWords('shell')
  const failed = useFailureToast()
  const update = useUpdateProfile(user.id)
  const [wanted, setWanted] = useState<string[] | null>(null)
  const turn = useRef(0)
  /** One after another: the last one asked for is the last one stored. */
  const before = useRef<Promise<unknown>>(Promise.resolve())

  /** Answers whether it was saved. */
  async function put(list: string[]): Promise<boolean> {
    turn.current += 1
    const mine = turn.current
    setWanted(list)
    const saving = before.current.then(() => update.mutateAsync(interestsBody(name, list)))
    before.current = saving.catch(() => undefined)
    try {
      await saving
      return true
    } catch (error) {
      failed(error, shell('error_title'), t('update_failed'))
      return false
    } finally {
      if (mine === turn.current) setWanted(null)
    }
  }

  return { list: wanted ?? user[name], put }
}
