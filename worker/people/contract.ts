/** People over the wire: what one changes of oneself, and what anybody sees of somebody. */
import * as v from 'valibot'
import {
  CodeSchema,
  type CurrentUser,
  EmailSchema,
  LoginSchema,
  RegisterSchema,
} from '../accounts/contract.ts'
import { TextsSchema } from '../items/contract.ts'
import { asLine, optional } from '../text/contract.ts'
import { CLEARABLE, INTEREST_MAX, INTERESTS_MAX } from './terms.ts'

const person = RegisterSchema.entries

/** Sent as tags are. */
export const InterestsSchema = v.pipe(
  TextsSchema,
  v.maxLength(INTERESTS_MAX, 'interests_many'),
  v.everyItem((one) => [...one].length <= INTEREST_MAX, 'interest_long'),
)

/** Of the form, as it is typed. */
export const ProfileFormSchema = v.object({
  firstName: person.firstName,
  lastName: person.lastName,
  bio: person.bio.wrapped,
  city: person.city,
  country: person.country,
  phoneNumber: person.phoneNumber,
  occupation: person.occupation.wrapped,
  dateOfBirth: person.dateOfBirth,
  gender: person.gender,
  address: person.address.wrapped,
  state: optional(asLine, 100).wrapped,
})
export type ProfileForm = v.InferOutput<typeof ProfileFormSchema>

/**
 * POST /api/profile/update, multipart with an optional `avatar` (and the sizes that the device made). Only what is
 * sent changes. A form sends non-empty fields only: what was emptied is named in `clear`, as a list.
 */
export const ProfileUpdateSchema = v.object({
  ...v.partial(ProfileFormSchema).entries,
  skills: v.optional(InterestsSchema),
  interests: v.optional(InterestsSchema),
  clear: v.optional(v.pipe(TextsSchema, v.array(v.picklist(CLEARABLE, 'malformed'))), []),
})
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdateSchema>

/** POST /api/auth/change-email: the code goes to the new address. */
export const ChangeEmailSchema = v.object({
  email: EmailSchema,
  password: LoginSchema.entries.password,
})
/** POST /api/auth/confirm-email. */
export const ConfirmEmailSchema = v.object({ code: CodeSchema })

/** GET /api/users/{userId}: nothing of D16. */
export type PublicProfile = Pick<
  CurrentUser,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'profileImageUrl'
  | 'occupation'
  | 'createdAt'
  | 'city'
  | 'country'
  | 'bio'
  | 'skills'
  | 'interests'
  | 'isVerified'
  | 'badge'
> & {
  /** Things that are there, in every state. */
  publishedItems: number
}

/** What anybody may know that a person did, and when. */
export type Activity = { at: string } & (
  | { type: 'published'; item: { id: number; title: string } }
  /**
   * Never with whom, for what or where. `title` is what they got, where that thing is still there for anybody.
   * `tradeId` for its two people only.
   */
  | { type: 'traded'; title: string | null; tradeId: number | null }
  /** Null: the reviewed person left. */
  | { type: 'reviewed'; person: { id: string; firstName: string } | null }
)

export const ActivityQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string('malformed'), v.maxLength(400, 'malformed'))),
})
