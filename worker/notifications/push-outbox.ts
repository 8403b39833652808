/** Pushes on their way to people's devices. */
import type { Ctx } from '../http/context.ts'

export function pushSoon(_ctx: Ctx): void {
  // Built with the push switches.
}
