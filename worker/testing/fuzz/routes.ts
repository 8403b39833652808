/** Every route of the app with what it takes, read off the app itself; bodies that are read by hand are named here. */
import * as v from 'valibot'
import { SetupSchema } from '../../admin/contract.ts'
import { NewMessageSchema } from '../../chat/contract.ts'
import { contractOf } from '../../http/validate.ts'
import { EditItemSchema, NewItemSchema } from '../../items/contract.ts'
import { PHOTO_PARTS, type PhotoPart } from '../../media/terms.ts'
import { ProfileUpdateSchema } from '../../people/contract.ts'
import { DocumentFormSchema } from '../../verification/contract.ts'
import type { Target } from './requests.ts'

const photoFields = (part: PhotoPart) => Object.values(PHOTO_PARTS[part])

const BY_HAND: Record<string, Pick<Target, 'body' | 'files'>> = {
  'POST /api/items': { body: NewItemSchema, files: photoFields('images') },
  'PUT /api/items/:id': { body: EditItemSchema, files: photoFields('newImages') },
  'POST /api/profile/update': { body: ProfileUpdateSchema, files: photoFields('avatar') },
  'POST /api/trade-proposals/:id/messages': {
    body: NewMessageSchema,
    files: photoFields('images'),
  },
  'POST /api/user/verification/document': {
    body: v.pick(DocumentFormSchema, ['verificationType']),
    files: ['document'],
  },
  'POST /api/admin/setup': { body: SetupSchema },
  'POST /share': { files: ['photos'] },
}

type Route = { method: string; path: string; handler: object }

/** By "METHOD pattern". */
export function targetsOf(routes: readonly Route[]): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue
    const name = `${method} ${path}`
    const target = targets.get(name) ?? { method, pattern: path, ...BY_HAND[name] }
    const contract = contractOf(handler)
    if (contract?.target === 'json') target.body = contract.schema
    if (contract?.target === 'query') target.query = contract.schema
    targets.set(name, target)
  }
  return targets
}
