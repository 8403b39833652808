/** One's picture: chosen, made small on the device, sent at once; removed. */
import { useState } from 'react'
import { useTelling } from '#web/forms/use-telling.ts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { type PhotoProblem, PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useUpdateProfile } from './mutations.ts'
import { avatarBody, withoutAvatar } from './profile-body.ts'

/** Making it small is so much of the work. */
const PREPARING = 0.5

export function useAvatar(userId: string) {
  const t = useWords('profile')
  const problemOf = useProblem()
  const { tell } = useTelling()
  const [progress, setProgress] = useState<number | null>(null)
  const update = useUpdateProfile(userId, (sent) => setProgress(PREPARING + (1 - PREPARING) * sent))

  /** Two sentences of its own, to the letter (D2); other problems are said as for all photos. */
  function refuse(problem: PhotoProblem) {
    const isLarge = problem === 'photo_large'
    const isOther = problem === 'photo_type'
    toast({
      kind: 'problem',
      title: t(isLarge ? 'photo_large' : 'photo_invalid'),
      text: isLarge
        ? t('photo_large_text')
        : isOther
          ? t('photo_invalid_text')
          : (problemOf(problem) ?? t('photo_invalid_text')),
    })
  }

  async function choose(file: File | undefined) {
    if (!file || progress !== null) return
    setProgress(0)
    try {
      const photo = await preparePhoto(file, (made) => setProgress(PREPARING * made))
      if (photo) await update.mutateAsync(avatarBody(photo))
      toast({ kind: 'done', title: t('photo_changed') })
    } catch (error) {
      if (error instanceof PhotoRefused) refuse(error.code)
      else tell(error, { text: t('update_failed') })
    } finally {
      setProgress(null)
    }
  }

  async function remove() {
    if (progress !== null) return
    setProgress(PREPARING)
    try {
      await update.mutateAsync(withoutAvatar())
      toast({ kind: 'done', title: t('photo_removed') })
    } catch (error) {
      tell(error, { text: t('update_failed') })
    } finally {
      setProgress(null)
    }
  }

  return { progress, choose, remove }
}
