/** The camera that looks away from oneself, with the ways of not getting it. */

/** `busy`: there is one, and it could not be opened. */
export type CameraProblem = 'unsupported' | 'denied' | 'none' | 'busy'

export class CameraRefused extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem)
  }
}

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

/** A QR on a screen needs no more; a large picture takes a slow phone long to read. */
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 } }

/** Asks the person. Throws CameraRefused. */
export async function openCamera(): Promise<MediaStream> {
  // Absent over plain http as well.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia) throw new CameraRefused('unsupported')
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', ...PICTURE },
    })
  } catch (error) {
    throw new CameraRefused((error instanceof Error && PROBLEMS[error.name]) || 'busy')
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
