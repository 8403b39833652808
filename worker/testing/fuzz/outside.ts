/** What `npm run fuzz` needs of the app and of the arbitraries, from one graph of modules. */
import { app } from '../../app.ts'
import { described, problemOf } from './judge.ts'
import { requestOf } from './requests.ts'
import { targetsOf } from './routes.ts'

export const outside = { targets: targetsOf(app.routes), requestOf, problemOf, described }
