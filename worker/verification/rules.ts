/** Pure decisions of verification (D38): what may be asked for, by what it is proved, what a package takes. */
import type { VerificationRecord } from './contract.ts'
import {
  type BadgeLevel,
  CODE_KINDS,
  type CodeKind,
  DOCUMENT_KINDS,
  type DocumentKind,
  PACKAGES,
  type PackageProof,
  type PackageTerms,
  type VerificationKind,
  type VerificationStatus,
} from './terms.ts'

/** What anybody may prove without a package. */
export const FREE_KINDS = ['email', 'phone', 'government_id'] as const

/** Packages say `cedula` for the identity card. */
export const kindOfProof = (proof: PackageProof): VerificationKind =>
  proof === 'cedula' ? 'government_id' : proof

export const isCodeKind = (kind: VerificationKind): kind is CodeKind =>
  CODE_KINDS.some((one) => one === kind)
export const isDocumentKind = (kind: VerificationKind): kind is DocumentKind =>
  DOCUMENT_KINDS.some((one) => one === kind)

type Status = VerificationStatus | 'none'
export const isApproved = (status: Status): status is 'approved' => status === 'approved'
export const isRejected = (status: Status): boolean => status === 'rejected'
/** Handed in, not looked at yet. */
export const isWaiting = (status: Status): status is 'pending' => status === 'pending'

/** What was approved stays; what no package has opened is not asked for. */
export function requestProblem(kind: VerificationKind, status: Status) {
  if (status === 'approved') return 'verification_approved'
  const isFree = FREE_KINDS.some((free) => free === kind)
  return status === 'none' && !isFree ? 'verification_closed' : null
}

/** A face is looked at, not read: no PDF. */
export const mayBePdf = (kind: DocumentKind): boolean => kind !== 'selfie'

/** A PDF begins so; what stands before it makes it something else to other readers. */
const PDF_SIGN = '%PDF-'
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, PDF_SIGN.length)) === PDF_SIGN

/** Mailboxes that anybody gets: they say nothing of a company. */
const FREE_MAIL =
  /^((gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|gmx|yandex|zoho)\.[a-z]{2,4}(\.[a-z]{2})?|(icloud|me|mac|mail|aol|protonmail|rocketmail|fastmail|tutanota)\.com|(proton|pm)\.me)$/

export const isFreeMail = (address: string): boolean =>
  FREE_MAIL.test(address.slice(address.lastIndexOf('@') + 1).toLowerCase())

/** What a person does next about a proof: `wait` and `done` are nothing. */
export type Step = 'request' | 'code' | 'upload' | 'wait' | 'done'

export function stepOf(record: VerificationRecord): Step {
  const { verificationType: kind, status, takesCode } = record
  if (status === 'approved') return 'done'
  if (takesCode) return 'code'
  // A code of ours that is over is asked for anew; a phone waits until somebody calls.
  if (isCodeKind(kind)) return kind === 'phone' && status === 'pending' ? 'wait' : 'request'
  return status === 'pending' ? 'wait' : 'upload'
}

/** Itself too. */
const contains = (big: PackageTerms, small: PackageTerms): boolean =>
  small.verificationTypes.every((proof) => big.verificationTypes.includes(proof))

/** Bought, or part of a bigger one that was. `levels`: of the person's badges. */
export const isOwned = (pack: PackageTerms, levels: readonly BadgeLevel[]): boolean =>
  PACKAGES.some((one) => levels.includes(one.badgeLevel) && contains(one, pack))

/** US cents. */
export type Paid = { packageId: number | null; amount: number }

/** US cents that it costs whoever has paid so much for what it contains. */
export const packagePrice = (pack: PackageTerms, paid: readonly Paid[]): number =>
  paid
    .filter(({ packageId }) => PACKAGES.some((one) => one.id === packageId && contains(pack, one)))
    .reduce((left, { amount }) => left - amount, pack.price)

export type PackageRefusal = 'package_free' | 'package_bought'

/** `toPay`: what it costs this person; nothing is never charged, nor is less than nothing. */
export function packageRefusal(
  pack: PackageTerms,
  levels: readonly BadgeLevel[],
  toPay: number,
): PackageRefusal | null {
  if (isOwned(pack, levels)) return 'package_bought'
  return toPay > 0 ? null : 'package_free'
}

/** A payment that the provider took: of two at once the later is not owed any more, nor is one of yesterday's price. */
export function isOwed({ packageId, amount }: Paid, paid: readonly Paid[]): boolean {
  const pack: PackageTerms | undefined = PACKAGES.find(({ id }) => id === packageId)
  if (!pack) return false
  const levels = PACKAGES.filter(({ id }) => paid.some((one) => one.packageId === id))
  const isHad = isOwned(
    pack,
    levels.map(({ badgeLevel }) => badgeLevel),
  )
  return !isHad && amount === packagePrice(pack, paid)
}
