import { Camera, Trash2 } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { FileButton } from '#web/media/file-button.tsx'
import { UploadProgress } from '#web/media/upload-progress.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAvatar } from './use-avatar.ts'

/** One's picture with the camera on it. It is sent when it is chosen: no form has to be saved for it. */
export function AvatarPart({ user }: { user: CurrentUser }) {
  const t = useWords('profile')
  const { progress, choose, remove } = useAvatar(user.id)
  const label = t(user.profileImageUrl ? 'photo_change' : 'photo_choose')
  return (
    <div className="grid min-w-24 shrink-0 justify-items-start gap-1">
      <div className="relative">
        <Avatar person={user} size="portrait" />
        <FileButton
          icon={Camera}
          isOne
          label={<span className="sr-only">{label}</span>}
          onFiles={([file]) => choose(file)}
          className="absolute! -end-2 -bottom-2 grid size-11 place-items-center rounded-full border-2 border-card bg-accent-fill text-white"
        />
      </div>
      {progress !== null ? (
        <div className="mt-3 w-24">
          <UploadProgress progress={progress} label={t('photo_sending')} />
        </div>
      ) : (
        user.profileImageUrl && (
          <Button kind="quiet" onClick={remove} className="mt-1 px-2 text-sm">
            <Trash2 size={16} aria-hidden />
            {t('photo_remove')}
          </Button>
        )
      )}
    </div>
  )
}
