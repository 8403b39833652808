import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubForbiddenStorage } from '#web/testing/browser.ts'
import { chooseLanguage } from './choose-language.ts'
import {
  activate,
  activeLanguage,
  chosenLanguage,
  hasChosenLanguage,
  i18n,
  loadWords,
} from './i18n.ts'
import { files } from './testing.ts'

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what an earlier visit left
  document.cookie = text
}

beforeEach(() => {
  localStorage.clear()
  setCookie('lang=; path=/; max-age=0')
})
afterEach(() => vi.unstubAllGlobals())

test('without a choice it is Spanish, and nobody has chosen', () => {
  expect(chosenLanguage()).toBe('es')
  expect(hasChosenLanguage()).toBe(false)
  localStorage.setItem('lang', 'xx')
  setCookie('lang=yy; path=/')
  expect(chosenLanguage()).toBe('es')
  expect(hasChosenLanguage()).toBe(false)
})

test('a choice outlives the storage, which signing out empties', async () => {
  await chooseLanguage('en')
  localStorage.clear()
  expect(chosenLanguage()).toBe('en')
  expect(hasChosenLanguage()).toBe(true)
})

test('the storage wins over an older cookie', () => {
  setCookie('lang=es; path=/')
  localStorage.setItem('lang', 'en')
  expect(chosenLanguage()).toBe('en')
})

test('a choice wins over the language that the address asks for; the rest of it stays', async () => {
  history.replaceState({ place: 7 }, '', '/search?lang=en&q=mesa#top')
  expect(chosenLanguage()).toBe('en')
  await chooseLanguage('es')
  // As the next load finds it.
  expect(chosenLanguage()).toBe('es')
  expect(location.href.slice(location.origin.length)).toBe('/search?q=mesa#top')
  expect(history.state).toEqual({ place: 7 })
  history.replaceState(null, '', '/')
})

test('a browser that forbids storage starts, and keeps a choice in the cookie', async () => {
  stubForbiddenStorage()
  expect(chosenLanguage()).toBe('es')
  await chooseLanguage('en')
  expect(activeLanguage()).toBe('en')
  expect(chosenLanguage()).toBe('en')
  expect(hasChosenLanguage()).toBe(true)
})

test('words that are on their way when a language is chosen, or asked for meanwhile, come in it too', async () => {
  activate('es')
  const file = Promise.resolve({ demo: { one: 'Soon' } })
  let arrive: (words: { demo: { one: string } }) => void = () => undefined
  const held = new Promise<{ demo: { one: string } }>((done) => {
    arrive = done
  })
  vi.spyOn(files.es, 'demo').mockReturnValue(held)
  vi.spyOn(files.en, 'demo').mockReturnValue(file)
  const onItsWay = loadWords('es', ['demo'])
  const change = chooseLanguage('en')
  await Promise.all([change, loadWords('es', ['landing'])])
  arrive({ demo: { one: 'Pronto' } })
  await onItsWay
  expect(activeLanguage()).toBe('en')
  expect(i18n.messages['demo.one']).toBe('Soon')
  expect(Object.keys(i18n.messages).some((key) => key.startsWith('landing.'))).toBe(true)
})

test('Guaraní comes over the Spanish words; its sentences count as Spanish ones do', async () => {
  await chooseLanguage('gn')
  await loadWords('gn', ['browse', 'favorites'])
  expect(document.documentElement.lang).toBe('gn')
  expect(chosenLanguage()).toBe('gn')
  expect(i18n._('browse.list_end')).toBe('Rehechapáma')
  expect(i18n._('browse.filters')).toBe('Filtros')
  expect(i18n._('browse.count', { count: 1240 })).toBe('1.240 mbaʼe')
  expect(i18n._('favorites.count', { count: 1 })).toBe('1 artículo guardado')
  expect(i18n._('favorites.count', { count: 2 })).toBe('2 artículos guardados')
  expect(i18n.locales).toBe('es-PY')
  activate('es')
})
