/** How much of a form has been sent, 0 to 1; `label` says what is being sent. */
export function UploadProgress({ progress, label }: { progress: number; label: string }) {
  return (
    <progress
      max={1}
      value={progress}
      aria-label={label}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  )
}
