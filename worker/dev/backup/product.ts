/** The product whose rooms hold the chats: the deployed one, or one of our own on an inner port over DATA_DIR. */
import { randomBytes } from 'node:crypto'
import { launched } from '../start/start.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { freePort } from '../tools/ports.ts'
import { checkedSettings, dataFolder, type Given } from '../tools/settings.ts'
import { type Running, Stop, say } from '../tools/tools.ts'
import { type RoomClient, roomClient } from './rooms.ts'

type Work = (client: RoomClient) => Promise<unknown>
/** Hands `work` a client of the product whose rooms hold the chats. */
export type WithRooms = (work: Work) => Promise<unknown>

const TOKEN_BYTES = 32
const NO_PRODUCT = `The chats are read from the deployed product: give its address as BASE_URL and its OPS_TOKEN in the
environment, or leave the chats out: --without-chats.`

function deployedRooms({ BASE_URL: url, OPS_TOKEN: token }: NodeJS.ProcessEnv): WithRooms {
  if (!url || !token) throw new Stop(NO_PRODUCT)
  const client = roomClient(url, token)
  return (work) => work(client)
}

/** Nobody else knows its token or its port, and it ends with the work. The database must have been let go of. */
const innerRooms =
  (running: Running, given: Given): WithRooms =>
  async (work) => {
    say('Starting the product on an inner port, for the chats…')
    const bundle = await buildWeb().then(buildWorker)
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const settings = { ...given, OPS_TOKEN: token }
    const port = await freePort()
    const product = await launched(running, { bundle, port, folder: dataFolder(), settings })
    try {
      return await work(roomClient(product.url, token))
    } finally {
      await product.stop()
    }
  }

/** What cannot be asked is told at once. */
export function roomsOf(isRemote: boolean, running: Running): WithRooms {
  return isRemote ? deployedRooms(process.env) : innerRooms(running, checkedSettings())
}
