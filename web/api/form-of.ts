/** The fields of a contract as a multipart body: lists as JSON, what is undefined is left out. */

type Field = string | number | boolean | readonly unknown[] | Blob | null | undefined

/** `formOf<NewItem>({ … })`: only fields of the contract, each as it takes it. */
export function formOf<Fields extends { [Name in keyof Fields]: Field }>(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries<Field>(fields)) {
    if (value === undefined || value === null) continue
    // The name of a person's file says too much: it stays here.
    if (value instanceof Blob) form.append(name, value, name)
    else form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  return form
}
