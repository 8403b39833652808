import type { home as es } from '../es/home.ts'

export const home: Record<keyof typeof es, string> = {
  title: 'Your home',
  line_waiting: '{count, plural, one {# waiting for you} other {# waiting for you}}',
  line_matches: 'Matches',
  line_steps: 'First steps: {done} of {of}',
  line_near: 'What people look for near you',

  waiting: 'Waiting for you',
  more: 'And {count} more',
  wait_answer: '{name} is waiting for your answer: “{title}”',
  wait_cancellation: '{name} asks to cancel: “{title}”',
  wait_change: '{name} suggests a change: “{title}”',
  wait_meeting: '{name} suggests a meeting: “{title}”',
  wait_delivery: 'Confirm the hand-over with {name}: “{title}”',
  wait_messages: '{name} wrote to you: “{title}”',
  wait_review: 'Tell how it went with {name}: “{title}”',
  wait_still: 'Do you still have “{title}”?',

  matches: 'Matches',
  matches_all: 'See them',
  match_mutual: 'You and {name} match: your “{mine}” for their “{theirs}”.',
  match_likes: '{name} likes your “{mine}”.',
  match_others:
    '{count, plural, one {And there is one more person.} other {And there are # more people.}}',

  near: 'Wanted nearby, and you might have it',
  near_all: 'See all',
  near_nobody: 'Nobody nearby is looking for what you offer just now.',
  near_nowhere: 'Put your town in your profile and see what people look for nearby.',
  near_profile: 'Go to my profile',
  near_nothing: 'Once you offer something, you see here who looks for such things nearby.',

  steps: 'Your first steps',
  step_publish: 'Publish something you no longer use',
  step_save: 'Save three things that you like',
  step_saved: '{count} of {of}',
  step_propose: 'Propose a trade',
  step_done: '(done)',
  step_open: '(to do)',

  loading: 'Loading…',
  failed: 'We could not load it. Nothing was lost.',
  offline: 'No connection: it appears once you are back.',
}
