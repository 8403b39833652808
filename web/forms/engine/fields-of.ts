/** The fields of one form: what their controls take, and when each says what is wrong with it. Made once a form. */
import type { ChangeEvent, RefObject } from 'react'
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import * as v from 'valibot'
import type { FieldIssue } from '#web/api/failure.ts'
import { afterPress } from '#web/ui/after-press.ts'
import { wrongOf } from './judge.ts'
import type { FormOptions } from './use-form.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The type of an error whose message is a sentence already. */
const SAID = 'said'

type Latest<Values extends FieldValues, Output> = RefObject<
  FormOptions<Values, Output> & { problem: (code: string | undefined) => string | undefined }
>

export function fieldsOf<Values extends FieldValues, Output>(
  hook: UseFormReturn<Values>,
  latest: Latest<Values, Output>,
) {
  type Name = Path<Values>
  const { control, getValues, getFieldState, setError, clearErrors } = hook
  const { register, setValue, watch } = hook
  const names = Object.keys(getValues()) as Name[]
  const left = new Set<Name>()
  let isTried = false

  function judge(): void {
    const { schema, early } = latest.current
    const wrong = wrongOf(v.safeParse(schema, getValues()).issues)
    for (const name of names) {
      const before = getFieldState(name).error
      if (before?.type === SAID) continue
      const code = wrong.get(name)
      const isTold = code !== undefined && (isTried || (early ? early(code) : left.has(name)))
      const message = isTold ? code : undefined
      if (message === before?.message) continue
      if (message === undefined) clearErrors(name)
      else setError(name, { type: 'schema', message })
    }
  }

  function typed(name: Name): void {
    if (getFieldState(name).error?.type === SAID) clearErrors(name)
    judge()
    latest.current.onTyped?.(getValues())
  }

  /** To be asked while drawing: what is wrong with a field, as a sentence. */
  function problemOf(name: Name): string | undefined {
    const error: FieldError | undefined = get(hook.formState.errors, name)
    return error?.type === SAID ? error.message : latest.current.problem(error?.message)
  }

  function leave(name: Name): void {
    left.add(name)
    judge()
  }

  return {
    control,
    getValues,
    /** What belongs to something typed, and is nothing typed itself. */
    setValue,
    leave,
    /** Hears of every change of a value. Answers what ends it. */
    onChange: (heard: () => void) => watch(() => heard()).unsubscribe,
    /** All of them as they change: whoever calls it is drawn anew with each. */
    watch: () => watch(),
    problemOf,
    /** Everything that a control takes. */
    field: (name: Name) => {
      const { ref, onChange } = register(name)
      return {
        name,
        ref,
        problem: problemOf(name),
        onChange: (event: ChangeEvent<Control>) => {
          void onChange(event)
          typed(name)
        },
        // A field is judged once the press that took the focus away has landed.
        onBlur: () => afterPress(() => leave(name)),
      }
    },
    /** What no control of the platform's holds, or what is written for the person. */
    put: (name: Name, value: PathValue<Values, Name>) => {
      if (Object.is(getValues(name), value)) return
      setValue(name, value, { shouldDirty: true })
      typed(name)
    },
    /** Sending is tried: from now on everything says what is wrong with it. */
    tryAll: () => {
      isTried = true
      judge()
    },
    /** What the server says takes the place of what it said before. Answers the fields. */
    mark: (issues: readonly FieldIssue[]): readonly Name[] => {
      for (const name of names) if (getFieldState(name).error?.type === SAID) clearErrors(name)
      const { fieldOf = {} } = latest.current
      return issues.flatMap(({ path, message }) => {
        const name = names.find((one) => one === (fieldOf[path] ?? path))
        if (name === undefined) return []
        setError(name, { type: SAID, message })
        return [name]
      })
    },
  }
}

export type Fields<Values extends FieldValues> = ReturnType<typeof fieldsOf<Values, unknown>>
