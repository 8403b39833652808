/** Which Chromium the stories drive. */
import { existsSync } from 'node:fs'
import { CHROMIUM_ARGS, KNOWN, SHELL } from '../../../worker/dev/tools/chromium.ts'

const given = process.env.CHROMIUM_PATH
const whole = given || KNOWN.find((path) => existsSync(path))
const shell = !given && existsSync(SHELL) ? SHELL : whole

/** Without a process that only draws what nobody looks at. */
export const SHELL_OPTIONS = {
  executablePath: shell,
  args: [...CHROMIUM_ARGS, '--in-process-gpu'],
}
/** Shows notifications, which the shell does not. */
export const WHOLE_OPTIONS = { executablePath: whole, args: [...CHROMIUM_ARGS] }
