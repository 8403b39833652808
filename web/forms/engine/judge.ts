/** What a schema says of a form's values, which lie side by side: a code for each field that is wrong. */
import * as v from 'valibot'

/** Its first code is a field's. */
export function wrongOf(issues: readonly v.BaseIssue<unknown>[] = []): Map<string, string> {
  const wrong = new Map<string, string>()
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '')
    if (!wrong.has(name)) wrong.set(name, issue.message)
  }
  return wrong
}

export type Judged<Output> =
  | { body: Output }
  | { problems: Readonly<Record<string, string | undefined>> }

/** A schema made of a rule that answers what is sent, or a code for each field that is wrong. */
export function schemaOf<Values, Output>(
  judge: (values: Values) => Judged<Output>,
): v.GenericSchema<unknown, Output> {
  return v.pipe(
    v.custom<Values>(() => true),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const judged = judge(dataset.value)
      if ('body' in judged) return judged.body
      for (const [key, message] of Object.entries(judged.problems)) {
        if (message === undefined) continue
        const input = dataset.value
        addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value: null }] })
      }
      return NEVER
    }),
  )
}
