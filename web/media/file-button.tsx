import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type FileButtonProps = {
  icon: LucideIcon
  label: ReactNode
  onFiles: (files: File[]) => void
  /** The camera opens at once; one photo at a time. 'front': the one that looks at oneself. */
  camera?: boolean | 'front'
  /** Only one may be chosen. */
  isOne?: boolean
  /** Kinds of files that are offered; pictures unless said otherwise. */
  accept?: string
  className: string
}

/** A file input that looks like a button; keyboard and screen reader meet the input itself. */
export function FileButton(props: FileButtonProps) {
  const { icon: Icon, label, onFiles, camera, isOne, className } = props
  const { accept = 'image/*' } = props
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        type="file"
        accept={accept}
        multiple={!camera && !isOne}
        {...(camera && {
          capture: camera === 'front' ? ('user' as const) : ('environment' as const),
        })}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      <Icon size={20} aria-hidden className="shrink-0" />
      {label}
    </label>
  )
}
