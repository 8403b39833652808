/** A Chromium for the browser stories: one that is there, or Debian's. Playwright's own is not downloaded. */
import { existsSync } from 'node:fs'
import { must, Stop, say } from './tools.mjs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const DEBIAN = { DEBIAN_FRONTEND: 'noninteractive' }

/** Answers its path; a Stop says how to get one. */
export async function chromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Stop(`There is no Chromium at CHROMIUM_PATH=${given}.`)
  const found = given ?? KNOWN.find((path) => existsSync(path))
  if (found) return found
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Stop(
      'The browser stories need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), ' +
        'or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  say('Installing Chromium (apt-get, a minute or two)…')
  await must('The install', 'apt-get', ['update', '-q'], { env: DEBIAN })
  const args = ['install', '-y', '-q', 'chromium']
  await must('The install', 'apt-get', args, { env: DEBIAN })
  return KNOWN[0]
}
