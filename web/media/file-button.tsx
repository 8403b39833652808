import type { LucideIcon } from 'lucide-react'

type FileButtonProps = {
  icon: LucideIcon
  label: string
  onFiles: (files: File[]) => void
  /** The camera opens at once; one photo at a time. */
  camera?: boolean
  className: string
}

/** A file input that looks like a button; keyboard and screen reader meet the input itself. */
export function FileButton({ icon: Icon, label, onFiles, camera, className }: FileButtonProps) {
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        type="file"
        accept="image/*"
        multiple={!camera}
        {...(camera ? { capture: 'environment' as const } : {})}
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
