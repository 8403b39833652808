/** Sure words of signing in and registering; see ../guarani.ts. */
import type { accounts as es } from '../es/accounts.ts'

export const accounts = {
  password: 'Ñeʼẽñemi', // word + hidden
  log_in: 'Eike', // come in
  login_title: 'Eike',
  back: 'Jevy', // return
  choose: 'Eiporavo…',
  forgot_password: 'Cheresarái che ñeʼẽñemígui', // I forgot my
  first_name: 'Téra',
  gender_male: 'Kuimbaʼe',
  gender_female: 'Kuña',
  gender_other: 'Ambue',
  country: 'Tetã',
  country_other: 'Ambue',
  city: 'Táva',
} satisfies Partial<Record<keyof typeof es, string>>
