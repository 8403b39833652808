/** Whether the demo data belongs into this database. */

const isForced = (env) => env.DEMO_DATA === '1'

/** A database across the network is somebody's own: nothing is put there unless they say so. */
export function mayHoldDemo(settings, env = process.env) {
  return !settings.DATABASE_URL || isForced(env)
}

/** `isEmpty` nothing is there yet; `wasCut` an earlier fill did not come to its end. Answers `{ fill, told }`. */
export function demoWanted(settings, { isEmpty, wasCut }, env = process.env) {
  const fill = isEmpty || wasCut
  if (!fill || mayHoldDemo(settings, env)) return { fill }
  const told =
    'The database of DATABASE_URL is not filled with demo data, because it is not of this machine. ' +
    'To fill it all the same: DEMO_DATA=1 npm start'
  return { fill: false, told }
}
