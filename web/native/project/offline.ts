/** The page that the app brings along. One file: on Android nothing beside it would be found. */
import { native as en } from '#web/i18n/messages/en/native.ts'
import { native as es } from '#web/i18n/messages/es/native.ts'
import type { Site } from './config.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `template` is offline.html, `mark` the product's icon as SVG. */
export function offlinePage(template: string, mark: string, { baseUrl, name }: Site): string {
  const words = (language: 'es' | 'en') =>
    Object.entries(language === 'es' ? es : en).map(([key, text]) => [
      `${language}_${key}`.toUpperCase(),
      escaped(text.replace('{brand}', () => name)),
    ])
  const values: Record<string, string> = {
    NAME: escaped(name),
    BASE_URL: escaped(`${baseUrl}/`),
    MARK: mark.replace('<svg ', '<svg aria-hidden="true" '),
    ...Object.fromEntries([...words('es'), ...words('en')]),
  }
  return template.replace(/%([A-Z_]+)%/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`offline.html asks for ${key}, which nobody knows`)
    return value
  })
}
