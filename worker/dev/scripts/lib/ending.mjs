/** Every way in which a command is told to end: by run.mjs (the channel to it closes), a signal, an output nobody reads. */

/** Calls `end` once. */
export function onEnd(end) {
  let ended = false
  const once = () => {
    if (ended) return
    ended = true
    end()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, once)
  process.channel?.unref()
  for (const stream of [process.stdout, process.stderr]) stream.on('error', once)
}
