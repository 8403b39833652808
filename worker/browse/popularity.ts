import type { Ctx } from '../http/context.ts'

export async function refreshPopularity(_ctx: Ctx): Promise<number> {
  return 0
}
