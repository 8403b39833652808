import type { Ctx } from '../http/context.ts'

export async function sendDueMail(_ctx: Ctx): Promise<number> {
  return 0
}
