/** A new password as forms take it: typed twice, alike. */
import * as v from 'valibot'
import { NewPasswordSchema } from '#contract/accounts'

export const TwicePasswordSchema = v.pipe(
  v.object({
    password: NewPasswordSchema,
    confirmPassword: v.pipe(v.string(), v.nonEmpty('confirm_required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (given) => given.password === given.confirmPassword,
      'confirm_differs',
    ),
    ['confirmPassword'],
  ),
)

/** What the server calls it. */
export const PASSWORD_FIELD_OF = { newPassword: 'password' }
