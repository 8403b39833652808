/** What was typed while registering, kept in this tab until it is verified. Passwords never are. */
import type { Typed } from './register-fields.ts'

const KEY = 'registerDraft'

export function loadDraft(): Typed {
  const stored = new Map<string, unknown>(Object.entries(parse(sessionStorage.getItem(KEY))))
  const kept = (name: keyof Typed) => {
    const value = stored.get(name)
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
  sessionStorage.setItem(KEY, JSON.stringify({ ...typed, password: '', confirmPassword: '' }))
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY)
}

function parse(text: string | null): object {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Not ours, or cut short: begin with an empty form.
    return {}
  }
}
