/** Vite plugin: message files reach the browser compiled (ICU parsed at build time, no parser shipped). */
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Plugin, runnerImport } from 'vite'

const MESSAGE_FILE = /\/web\/i18n\/messages\/(es|en|gn)\/[a-z-]+\.ts$/

export function compiledMessages(): Plugin {
  return {
    name: 'jopoi:messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!MESSAGE_FILE.test(file)) return null
      const { module } = await runnerImport<Record<string, Record<string, string>>>(file, {
        configFile: false,
      })
      return Object.entries(module)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compile(words))}`)
        .join('\n')
    },
  }
}

function compile(words: Record<string, string>) {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)]))
}
