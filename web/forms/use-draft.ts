/** What was typed stays in this tab until it is sent or discarded: a session may end under it, or the page be loaded anew. */
import { useState } from 'react'
import * as v from 'valibot'
import { keep, stored } from '#web/api/storage.ts'

/**
 * `key` names the person too, where one is known: whoever signs in next in this tab sees nothing of it (case 24).
 * `found`: what was kept when the form was opened, null where there is nothing, or of another build's shape.
 */
export function useDraft<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>) {
  const [found] = useState(() => readDraft(key, schema))
  return { found, save: (draft: Draft | null) => keepDraft(key, draft) }
}

export function readDraft<Draft>(
  key: string,
  schema: v.GenericSchema<unknown, Draft>,
): Draft | null {
  const text = stored(key, 'sessionStorage')
  if (text === null) return null
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    // Cut short, or written by an older build: the same as nothing kept.
    return null
  }
}

/** Null: nothing is kept any more. Where the storage refuses, the open form still holds it: answers false. */
export const keepDraft = (key: string, draft: unknown): boolean =>
  keep(key, draft === null ? null : JSON.stringify(draft), 'sessionStorage')
