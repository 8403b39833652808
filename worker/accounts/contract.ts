/** Accounts over the wire: registration, sign-in, codes, recovery. */
import * as v from 'valibot'
import { COUNTRY_NAMES } from '../places/terms.ts'
import { asCode, asEmail, asLine, asName, asPhone, asText, optional } from '../text/contract.ts'
import { isName } from '../text/names/terms.ts'
import { BADGE_LEVELS } from '../verification/terms.ts'
import {
  CODE_LENGTH,
  GENDERS,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
  PHONE_MIN,
} from './terms.ts'

const PHONE_DIGITS_MIN = 6

export const EmailSchema = v.pipe(
  v.string('email_required'),
  asEmail,
  v.nonEmpty('email_required'),
  v.maxLength(254, 'email_invalid'),
  v.email('email_invalid'),
)

export const NewPasswordSchema = v.pipe(
  v.string('password_short'),
  v.minLength(PASSWORD_MIN, 'password_short'),
  v.maxLength(PASSWORD_MAX, 'password_long'),
)

/** Whether it speaks for the house, alone or with the other name, is judged by the server (person/own-names.ts). */
const name = (short: 'first_name_short' | 'last_name_short') =>
  v.pipe(
    v.string(short),
    asName,
    v.minLength(NAME_MIN, short),
    v.maxLength(NAME_MAX, 'name_long'),
    // What is too short has its own sentence.
    v.check((one) => one.length < NAME_MIN || isName(one), 'name_letters'),
  )

const DateOfBirthSchema = v.pipe(
  v.string('date_of_birth_required'),
  v.isoDate('date_of_birth_required'),
  v.check((d) => isRealDate(d), 'date_of_birth_required'),
)

function isRealDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(+day) && day.toISOString().startsWith(text) && text >= '1900-01-01'
}

const stepOne = {
  email: EmailSchema,
  password: NewPasswordSchema,
  firstName: name('first_name_short'),
  lastName: name('last_name_short'),
}

const stepTwo = {
  phoneNumber: v.pipe(
    v.string('phone_invalid'),
    asPhone,
    v.minLength(PHONE_MIN, 'phone_invalid'),
    v.maxLength(PHONE_MAX, 'phone_invalid'),
    v.regex(/^\+?[\d\s().-]+$/, 'phone_invalid'),
    v.check((text) => text.replace(/\D/g, '').length >= PHONE_DIGITS_MIN, 'phone_invalid'),
  ),
  dateOfBirth: DateOfBirthSchema,
  gender: v.picklist(GENDERS, 'gender_required'),
  country: v.picklist(COUNTRY_NAMES, 'country_required'),
  city: v.pipe(
    v.string('city_required'),
    asLine,
    v.nonEmpty('city_required'),
    v.maxLength(100, 'text_long'),
  ),
  address: optional(asLine, 200),
  occupation: optional(asLine, 100),
  bio: optional(asText, 500),
}

/** POST /api/auth/register. */
export const RegisterSchema = v.object({ ...stepOne, ...stepTwo })

/** The wizard's two steps; what they add (confirmPassword) is not sent. */
export const RegisterStepOneSchema = v.pipe(
  v.object({
    ...stepOne,
    confirmPassword: v.pipe(v.string('confirm_required'), v.nonEmpty('confirm_required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (f) => f.password === f.confirmPassword,
      'confirm_differs',
    ),
    ['confirmPassword'],
  ),
)
export const RegisterStepTwoSchema = v.object(stepTwo)

/** Only required: old ones may be shorter than new rules. */
const KnownPasswordSchema = v.pipe(
  v.string('password_required'),
  v.nonEmpty('password_required'),
  v.maxLength(PASSWORD_MAX, 'password_long'),
)

/** POST /api/auth/login. */
export const LoginSchema = v.object({ email: EmailSchema, password: KnownPasswordSchema })

/** Six digits; pasted text is stripped to digits before. */
export const CodeSchema = v.pipe(
  v.string('code_length'),
  asCode,
  v.regex(/^\d*$/, 'code_digits'),
  v.length(CODE_LENGTH, 'code_length'),
)

/** POST /api/auth/verify-email, /api/auth/verify-reset-code. */
export const EmailCodeSchema = v.object({ email: EmailSchema, code: CodeSchema })
/** POST /api/auth/forgot-password, /api/auth/resend-verification. */
export const EmailOnlySchema = v.object({ email: EmailSchema })
/** POST /api/auth/reset-password. */
export const ResetPasswordSchema = v.object({
  resetToken: v.pipe(
    v.string('malformed'),
    v.nonEmpty('malformed'),
    v.maxLength(2000, 'malformed'),
  ),
  newPassword: NewPasswordSchema,
})

/** POST /api/auth/change-password. */
export const ChangePasswordSchema = v.object({
  currentPassword: KnownPasswordSchema,
  newPassword: NewPasswordSchema,
})

export type Register = v.InferOutput<typeof RegisterSchema>
export type Login = v.InferOutput<typeof LoginSchema>

/** GET /api/auth/user: the signed-in person about themself. Money and scores are plain numbers. */
export const CurrentUserSchema = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  bio: v.nullable(v.string()),
  city: v.string(),
  country: v.string(),
  /** From here to `gender` nobody else sees any of it (D16). */
  state: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phoneNumber: v.string(),
  dateOfBirth: v.string(),
  gender: v.string(),
  occupation: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  isVerified: v.boolean(),
  badge: v.nullable(v.picklist(BADGE_LEVELS)),
  createdAt: v.string(),
  reputationScore: v.number(),
  totalTrades: v.number(),
  successfulTrades: v.number(),
  tokenBalance: v.number(),
  skills: v.array(v.string()),
  interests: v.array(v.string()),
  /** Own items that are not deleted, in every state. */
  publishedItems: v.number(),
  favoriteItems: v.number(),
  /** The middle of one's town, for what is near (J147); null where the gazetteer does not have it. */
  homePoint: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  /** Somebody likes a thing of theirs, and may be listed (D65): whoever has none does not ask for the list. */
  hasMatches: v.optional(v.literal(true)),
  /** Trades and things that wait for them, as far as they are looked for (worker/home); absent: none. */
  waiting: v.optional(v.number()),
  /** Of whoever has completed no trade yet: has offered something for somebody's thing. */
  hasProposed: v.optional(v.literal(true)),
  /** Only of administrators (D39). */
  isAdmin: v.optional(v.literal(true)),
})
export type CurrentUser = v.InferOutput<typeof CurrentUserSchema>

/** What anybody may see of a person beside their items (D16). `hasLeft`: no page to link to (D47). */
export const PublicPersonSchema = v.object({
  ...v.pick(CurrentUserSchema, ['id', 'firstName', 'lastName', 'profileImageUrl']).entries,
  hasLeft: v.optional(v.literal(true)),
})
export type PublicPerson = v.InferOutput<typeof PublicPersonSchema>

/** 201 of POST /api/auth/register (D19). */
export type RegisterAnswer = { requiresEmailVerification: boolean; email: string }

/** 200 of POST /api/auth/verify-email (D19). Only the browser that registered is `signedIn`; any other sets a new password. */
export type VerifyAnswer = { signedIn: boolean; resetToken?: string }

/** GET /api/auth/sessions. */
export type SessionInfo = {
  id: string
  device: string
  createdAt: string
  lastSeenAt: string
  current: boolean
}
