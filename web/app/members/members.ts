/** What is there for somebody, and what goes with whoever leaves: one script, which every signed-in person has. */
// biome-ignore-all lint/performance/noBarrelFile: what is always fetched together is one script.
export { Protected } from '#web/accounts/protected.tsx'
export { MemberButtons, MemberLinks } from '#web/app/members/member-frame.tsx'
export { keepDraftsOf } from '#web/items/sending/forget-drafts.ts'
export { dropPush } from '#web/notifications/leave-push.ts'
export { listenToPushes } from '#web/notifications/listen.ts'
export { keepEntriesOf } from '#web/pwa/outbox/entries.ts'
export { startOutbox } from '#web/pwa/outbox/start.ts'
