/**
 * State of a small form of text fields: the contract's schema says what is wrong, a field says so when
 * it is first left, and the server's sentences stay until their field changes. (A form library is more
 * bytes than a screen of this feature may have.)
 */
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FieldIssue } from '#web/api/failure.ts'
import { useProblem } from '#web/i18n/use-words.ts'
import { afterPress } from '#web/ui/after-press.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type FieldsOptions<Name extends string, Output> = {
  schema: v.GenericSchema<unknown, Output>
  initial: Record<Name, string>
  onSubmit: (output: Output) => void
  /** While busy a submit is ignored. */
  busy?: boolean
  /** What the server marked; those on fields of this form are shown, the first gets the focus. */
  issues?: readonly FieldIssue[]
  onTyped?: (values: Record<Name, string>) => void
}

const NONE: readonly FieldIssue[] = []

export function useFields<Name extends string, Output>(options: FieldsOptions<Name, Output>) {
  const { schema, initial, onSubmit, busy = false, issues = NONE, onTyped } = options
  const problem = useProblem()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [issuesBefore, setIssuesBefore] = useState(NONE)
  if (issues !== issuesBefore) {
    setIssuesBefore(issues)
    setAnswered([])
  }
  useEffect(() => focusFirst(ref.current, namesOf(issues)), [issues])

  const result = v.safeParse(schema, values)
  const wrong = new Map<string, string>()
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? ''
    if (!wrong.has(path)) wrong.set(path, issue.message)
  }

  function put(name: Name, value: string) {
    const changed = { ...values, [name]: value }
    setValues(changed)
    setAnswered((before) => withName(before, name))
    onTyped?.(changed)
  }

  function problemOf(name: Name): string | undefined {
    const said = answered.includes(name) ? undefined : issues.find(({ path }) => path === name)
    return said?.message ?? (left.includes(name) ? problem(wrong.get(name)) : undefined)
  }

  return {
    values,
    put,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (busy) return
        setLeft(Object.keys(values))
        if (result.success) onSubmit(result.output)
        else focusFirst(event.currentTarget, [...wrong.keys()])
      },
    },
    /** Everything that the control of a field takes. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      problem: problemOf(name),
      onChange: (event: ChangeEvent<Control>) => put(name, event.target.value),
      onBlur: () => afterPress(() => setLeft((before) => withName(before, name))),
    }),
  }
}

const withName = (names: readonly string[], name: string) =>
  names.includes(name) ? names : [...names, name]
const namesOf = (issues: readonly FieldIssue[]) => issues.map(({ path }) => path)

/** The first control, in the order of the page, that has one of the names. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name')
    if (name && names.includes(name) && control instanceof HTMLElement) {
      control.focus()
      return
    }
  }
}
