/** Sure words of the short explainer; see ../guarani.ts. */
import type { landing as es } from '../es/landing.ts'

export const landing = {
  explore: 'Ehecha mbaʼe oĩva', // look at the things that there are
  publish: 'Moherakuã mbaʼe', // make known + thing
  sample_one: 'Mbaraka',
  steps_title: 'Mbaʼéichapa ombaʼapo', // how + it works
} satisfies Partial<Record<keyof typeof es, string>>
