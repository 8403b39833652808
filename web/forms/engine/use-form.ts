/**
 * One form: react-hook-form holds its values and draws what changed, a contract's schema judges them. A field says
 * what is wrong with it when it is first left and goes on saying it as it changes; what the server marked stays until
 * its field changes; sending says all of it and leads to the first. Messages of a schema are codes (`refusals` has
 * their sentences), the server's are sentences.
 */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  useFormState,
  useForm as useHookForm,
} from 'react-hook-form'
import * as v from 'valibot'
import type { FieldIssue } from '#web/api/failure.ts'
import { useProblem } from '#web/i18n/use-words.ts'
import { type Fields, fieldsOf } from './fields-of.ts'
import { wrongOf } from './judge.ts'

export type FormOptions<Values extends FieldValues, Output> = {
  schema: v.GenericSchema<unknown, Output>
  /** In the order of the page. */
  initial: Values & DefaultValues<Values>
  onSubmit: (output: Output, values: Values) => unknown
  /** Sending was asked for, and these fields are wrong: names and codes. */
  onWrong?: (wrong: ReadonlyMap<string, string>) => void
  /** While busy a submit is ignored. */
  busy?: boolean
  /** What the server marked; those on fields of this form are shown, the first gets the focus. */
  issues?: readonly FieldIssue[]
  /** Where a body names a field otherwise than its form does. */
  fieldOf?: Readonly<Record<string, string>>
  onTyped?: (values: Values) => void
  /** Which codes are told before sending was tried, wherever they are; without it those of fields that were left. */
  early?: (code: string) => boolean
}

const NONE: readonly FieldIssue[] = []

export function useForm<Values extends FieldValues, Output>(options: FormOptions<Values, Output>) {
  const { schema, initial, busy = false, issues = NONE } = options
  const problem = useProblem()
  const ref = useRef<HTMLFormElement>(null)
  const hook = useHookForm<Values>({
    defaultValues: initial,
    reValidateMode: 'onSubmit',
  })
  const latest = useRef({ ...options, problem })
  latest.current = { ...options, problem }
  const [fields] = useState(() => fieldsOf(hook, latest))
  const { isDirty } = hook.formState

  useEffect(() => {
    focusFirst(ref.current, fields.mark(issues))
  }, [issues, fields])

  return {
    ...fields,
    /** For fields that stand deeper: it stays the same one. */
    fields,
    isDirty,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (busy) return
        const values = hook.getValues()
        const judged = v.safeParse(schema, values)
        // In the press itself: later no phone would show its keyboard for the field that gets the focus.
        fields.tryAll()
        if (judged.success) return void options.onSubmit(judged.output, values)
        const wrong = wrongOf(judged.issues)
        focusFirst(ref.current, [...wrong.keys()])
        options.onWrong?.(wrong)
      },
    },
  }
}

/** For what is drawn apart from its form: drawn anew as what is wrong changes. */
export function useProblemsOf<Values extends FieldValues>({ control }: Fields<Values>): void {
  // What is read of it is listened to.
  void useFormState({ control }).errors
}

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
