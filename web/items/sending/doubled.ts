/** A thing that nearly equals one's own open one is asked about before it is published (D59). */
import * as v from 'valibot'

const EqualSchema = v.object({ id: v.number(), title: v.string() })
/** The one that it nearly equals. */
export type Equal = v.InferOutput<typeof EqualSchema>

/** Of a refusal, as it came or as the queue keeps it; null: it is no such question. */
export function equalOf(refusal: { code?: string | undefined; current?: unknown }): Equal | null {
  const equal = v.safeParse(EqualSchema, refusal.current)
  return refusal.code === 'item_doubled' && equal.success ? equal.output : null
}
