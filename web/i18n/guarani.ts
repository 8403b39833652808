/**
 * Guaraní, as far as its words are sure: navigation, states of things, main actions. Everything else stays
 * Spanish, which whoever reads Guaraní reads as well. A word is sure when it is everyday speech in Paraguay
 * (jopara included: kambia) or stands in the dictionaries and official forms with that very meaning (ñeʼẽñemi,
 * taʼãnga, kuatiarogue); the files give the literal meaning beside what is not plain. Buttons are bare roots
 * (heka, mboty), as dictionaries give a verb; invitations are imperatives (eike, ehecha). No word for trades,
 * reviews or favourites: the ones in use differ. The glottal stop is the letter ʼ (U+02BC), so that nothing
 * breaks a word there; g̃ is g with U+0303.
 */
import type { Feature } from './catalog.ts'
import { accounts } from './messages/gn/accounts.ts'
import { browse } from './messages/gn/browse.ts'
import { favorites } from './messages/gn/favorites.ts'
import { filters } from './messages/gn/filters.ts'
import { items } from './messages/gn/items.ts'
import { landing } from './messages/gn/landing.ts'
import { media } from './messages/gn/media.ts'
import { mine } from './messages/gn/mine.ts'
import { navigation } from './messages/gn/navigation.ts'
import { settings } from './messages/gn/settings.ts'
import { shell } from './messages/gn/shell.ts'
import { things } from './messages/gn/things.ts'

export const guarani: Partial<Record<Feature, Record<string, string>>> = {
  accounts,
  browse,
  favorites,
  filters,
  items,
  landing,
  media,
  mine,
  navigation,
  settings,
  shell,
  things,
}
