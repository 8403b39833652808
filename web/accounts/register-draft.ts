/** What was typed while registering, kept in this tab until it is verified. Passwords never are. */
import { keep, stored } from '#web/api/storage.ts'
import type { Typed } from './register/register-fields.ts'

const KEY = 'registerDraft'

export function loadDraft(): Typed {
  const draft = new Map<string, unknown>(Object.entries(parse(stored(KEY, 'sessionStorage'))))
  const kept = (name: keyof Typed) => {
    const value = draft.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    email: kept('email'),
    password: '',
    confirmPassword: '',
    firstName: kept('firstName'),
    lastName: kept('lastName'),
    phoneNumber: kept('phoneNumber'),
    dateOfBirth: kept('dateOfBirth'),
    gender: kept('gender'),
    country: kept('country'),
    city: kept('city'),
    address: kept('address'),
    occupation: kept('occupation'),
    bio: kept('bio'),
  }
}

export function saveDraft(typed: Typed): void {
  const safe = { ...typed, password: '', confirmPassword: '' }
  keep(KEY, JSON.stringify(safe), 'sessionStorage')
}

export function clearDraft(): void {
  keep(KEY, null, 'sessionStorage')
}

function parse(text: string | null): object {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    // Not ours, or cut short: begin with an empty form.
    return {}
  }
}
