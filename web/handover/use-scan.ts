import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type CameraProblem, CameraRefused } from './camera.ts'
import { scan } from './scan.ts'

/** `reader`: the code that reads pictures did not come. */
export type ScanState = 'opening' | 'looking' | CameraProblem | 'reader'

/** Scans from when it is shown until it goes, or `onText` answers that it was what was looked for. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => Promise<boolean>,
): ScanState {
  const [state, setState] = useState<ScanState>('opening')
  const take = useEffectEvent(onText)
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const tell = (told: ScanState) => {
      if (!signal.aborted) setState(told)
    }
    const options = {
      signal,
      onPicture: () => tell('looking'),
      onText: (text: string) => take(text),
    }
    if (video.current) {
      scan(video.current, options).catch((error) =>
        tell(error instanceof CameraRefused ? error.problem : 'reader'),
      )
    }
    return () => gone.abort()
  }, [video])
  return state
}
