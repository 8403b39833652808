/** Where a payout goes, sealed in the database: whoever has a copy of it has nobody's account. */
import * as v from 'valibot'
import type { Ctx } from '../../http/context.ts'
import { withKeys } from '../../http/secrets/hash.ts'
import { seal, unseal } from '../../http/secrets/seal.ts'
import { type PayoutDetails, PayoutDetailsSchema } from '../contract.ts'

const PURPOSE = 'payout details'

export const sealedDetails = ({ settings }: Ctx, details: PayoutDetails): Promise<string> =>
  seal(settings.SECRET_KEY, PURPOSE, JSON.stringify(details))

/** Null where it was sealed with a key that is named no more. */
export async function unsealedDetails(
  { settings }: Ctx,
  sealed: string,
): Promise<PayoutDetails | null> {
  const text = await withKeys(settings, (secret) => unseal(secret, PURPOSE, sealed))
  return text === null ? null : v.parse(PayoutDetailsSchema, JSON.parse(text))
}
