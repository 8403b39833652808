/** A list that is shown as it will be while it is being saved. */
import { useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { Failure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useUpdateProfile } from './mutations.ts'
import { interestsBody } from './profile-body.ts'

export function useInterests(user: CurrentUser, name: 'skills' | 'interests') {
  const t = useWords('profile')
  const { tell } = useTelling()
  const update = useUpdateProfile(user.id)
  const [wanted, setWanted] = useState<string[] | null>(null)
  const turn = useRef(0)
  /** One after another: the last one asked for is the last one stored. */
  const before = useRef<Promise<unknown>>(Promise.resolve())

  /** Null when it was saved; else what the server says of it, or nothing where that was told already. */
  async function put(list: string[]): Promise<string | undefined | null> {
    turn.current += 1
    const mine = turn.current
    setWanted(list)
    const saving = before.current.then(() => update.mutateAsync(interestsBody(name, list)))
    before.current = saving.catch(() => undefined)
    try {
      await saving
      return null
    } catch (error) {
      const said = error instanceof Failure && error.issues[0]?.message
      if (said) return said
      tell(error, { text: t('update_failed') })
      return undefined
    } finally {
      if (mine === turn.current) setWanted(null)
    }
  }

  return { list: wanted ?? user[name], put }
}
