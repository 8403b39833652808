import type { matches as es } from '../es/matches.ts'

export const matches: Record<keyof typeof es, string> = {
  title: 'Matches',
  text: 'People who like what you offer, and what they offer themselves.',
  mutual: 'You like each other’s things',
  mutual_text: 'Each likes something of the other. The proposal is ready.',
  likers: 'They like what you offer',
  likers_text: 'What they have, the closest to yours first. With a heart they hear of it.',
  wanted: 'They want what you have',
  wanted_text: 'Whoever offers these says that they would take something like yours.',
  wants: 'would take something like your “{mine}”.',
  both: 'would like your “{mine}”, and you like their “{theirs}”.',
  likes: 'would like your “{mine}”.',
  mine: 'See your item: {title}',
  propose: 'Propose: “{mine}” for “{theirs}”',
  more: 'Show more',
  more_failed: 'They did not come. Try again',
  loading: 'Loading…',
  failed: 'We could not load your matches',
  failed_text: 'None was lost. Try again.',
  offline_text: 'You will see your matches when the connection is back.',
  empty: 'There are no matches yet',
  empty_text:
    'Here you see who likes something of yours. Publish what you no longer use, and give a heart to what you like: whoever offers it hears of it.',
  empty_explore: 'Explore items',
  empty_publish: 'Publish an item',

  telling_title: 'Your heart is noticed',
  telling_text: 'From now on, a minute after a heart of yours, whoever offers the item reads:',
  telling_example:
    '{count, plural, one {{name}, who offers one thing, likes “{item}”} other {{name}, who offers # things, likes “{item}”}}',
  telling_mutual:
    'If they like something of yours too, you both hear of it. This first one is not told.',
  telling_switch: 'Tell people when I like something',
  telling_hint: 'You can change it in Settings at any time.',
  telling_done: 'Got it',
  telling_card: 'Your hearts',
  telling_card_text:
    'When you like something, whoever offers it hears that you do, and how many things you offer.',
  telling_on: 'It is told a minute after the heart, to each person once a week at most.',
  telling_off: 'Nobody hears of it, and you are in nobody’s matches.',
  telling_failed: 'It was not saved',
  telling_failed_text: 'Nothing is told for now. Try again in Settings.',
  telling_unknown: 'We could not see whether it is told.',
}
