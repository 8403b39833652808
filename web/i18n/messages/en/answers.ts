import type { answers as es } from '../es/answers.ts'

export const answers: Record<keyof typeof es, string> = {
  // Everywhere (D14)
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  service_down: 'Something that we rely on is not answering. Try again in a moment.',
  not_found: 'We could not find what you are looking for.',
  invalid: 'Please check the marked fields.',
  malformed_body: 'We could not read what was sent.',
  too_large: 'What you are sending is too large.',
  wrong_type: 'This kind of content is not accepted here.',
  too_many: 'Too many attempts. Wait a moment and try again.',
  foreign_origin: 'This action is only accepted from our own site.',
  https_only: 'This address is only served over https.',
  not_configured: 'The service is not available at the moment.',
  signed_out: 'Sign in to continue.',
  client_id_reused: 'This was sent before with other content. See how it was stored.',
  // Accounts (D19–D21)
  password_common: 'That password is among the most used ones. Choose another.',
  password_own_name:
    'The password cannot be just your name, your email or the name of this app. Choose another.',
  name_of_house: 'That name reads like the app or its team. Write your own',
  email_not_verified: 'Verify your email to continue.',
  EMAIL_SERVICE_NOT_CONFIGURED: 'Service unavailable. Contact the administrator.',
  EMAIL_SEND_FAILED: 'We could not send the mail. Check the address and try again.',
  busy: 'Many people are signing in at once. Wait a few seconds and try again.',
  // Beginners (D59)
  beginner_things:
    'With a new account you can publish 5 items a day. Verify your phone in your profile to publish more, or go on tomorrow.',
  beginner_proposals:
    'With a new account you can make 5 proposals a day. Verify your phone in your profile to make more, or go on tomorrow.',
  beginner_questions:
    'With a new account you can ask 10 questions a day. Verify your phone in your profile to ask more, or go on tomorrow.',
  beginner_wishes:
    'With a new account you can make 5 wishes a day. Verify your phone in your profile to make more, or go on tomorrow.',
  beginner_link:
    'A new account cannot write links. Take it out, or verify your phone in your profile.',
  // Whom administrators limited (D60)
  limited_things:
    'The team limited your account for some days: you can publish 5 items a day. Your notices say why and until when.',
  limited_proposals:
    'The team limited your account for some days: you can make 5 proposals a day. Your notices say why and until when.',
  limited_questions:
    'The team limited your account for some days: you can ask 10 questions a day. Your notices say why and until when.',
  limited_wishes:
    'The team limited your account for some days: you can make 5 wishes a day. Your notices say why and until when.',
  limited_link:
    'The team limited your account for some days: until then you cannot write links. Take it out and go on.',
  // Items (D10, D12)
  item_not_found: 'The item you are looking for does not exist or has been deleted.',
  item_doubled:
    'You have already published one nearly like this. If it is another, say so and it is published; if it is the same, edit it.',
  items_doubled:
    'You already have three nearly alike. Change the title or the photos if it is another, or edit one of them.',
  item_not_yours: 'Only the person who published the item can change it.',
  item_reserved: 'The item is reserved in a trade and cannot be changed now.',
  item_traded: 'This item has already been traded and cannot be changed.',
  item_changed: 'The item changed while you were editing it. Open it again and retry.',
  restore_late: 'The time to restore this item has passed.',
  favorite_own: 'This item is yours: you find it under My items.',
  favorites_many: 'You have saved the maximum of 500 favorites. Remove one and try again.',
  cursor_invalid: 'The page you ask for no longer exists. Go back to the start of the list.',
  room_not_empty: 'The chat of this trade has messages already: they are not replaced.',
  // Wishes (D64)
  wish_not_found: 'That wish does not exist, or is not there any more.',
  wish_not_yours: 'Only whoever made this wish can change it.',
  wish_closed: 'This wish is over.',
  wish_own: 'This wish is yours.',
  wish_changed: 'The wish changed while you were editing it. Open it again and try once more.',
  wish_offered: 'You have told them already that you have this item.',
  wishes_many: 'You have 10 open wishes and alerts. Close one to make another.',
  // Trades (D25–D29)
  trade_not_found: 'The trade you are looking for does not exist or you may not see it.',
  trade_not_yours: 'This is for the other person to do.',
  trade_moved: 'The trade changed in the meantime. This is how it stands now.',
  change_open: 'A change is open already: answer that one first.',
  terms_many: 'There have been many offers in this trade. Accept one or agree in the chat.',
  trade_expired: 'The proposal expired after 72 hours.',
  trade_closed: 'The trade is over: the time to answer has passed.',
  trade_blocked: 'An item of this proposal is reserved in another trade.',
  item_withheld:
    'One of the items is being looked at and cannot be agreed on for now. Once it is shown again, it can; meanwhile you can go on talking.',
  seen_changed: 'An item has changed since you saw it. See how it is now.',
  delivery_confirmed: 'You have already confirmed the hand-over.',
  handover_code: 'That is not the other person’s code in this trade. Look at their screen again.',
  handover_tries: 'Too many codes were tried in this trade. Each of you confirms the delivery.',
  handover_said:
    'That is your hand-over code: send it to nobody. Show it only when you are together.',
  cancellation_own: 'The other person has to answer your request.',
  cancellation_soon: 'It was denied not long ago. You can ask again after 24 hours.',
  proposal_own: 'You cannot trade for your own item.',
  proposal_other_owner: 'The item belongs to somebody else.',
  asked_rejected:
    'You were told no not long ago. You can make another offer 7 days after the answer; until then you can ask a question.',
  asked_withdrawn:
    'You have taken back two offers for this item today. Make another tomorrow; until then you can ask a question.',
  proposal_pending: 'You already have a pending proposal for this item.',
  item_unavailable: 'This item is no longer available for trading.',
  offered_not_yours: 'You can only offer your own items.',
  offered_held: 'An item that you offer is already in another trade.',
  chat_unanswered: 'Wait for their answer: until then three messages can be written.',
  chat_closed: 'Nobody can write in this chat at the moment.',
  chat_empty: 'Write a message.',
  push_endpoint: 'The browser gave an address that takes no notices.',
  // People
  report_own: 'You cannot report what is yours.',
  report_twice: 'You reported it already. We are looking into it.',
  // Profile
  person_not_found: 'User not found',
  avatar_type: 'Please choose a valid image',
  avatar_large: 'The image must be smaller than 5MB',
  email_same: 'That is your email already',
  email_taken: 'That email is no longer available. Choose another.',
  // Reviews and tokens (D35, D37)
  review_own: 'You cannot review yourself.',
  review_other_person: 'That trade was with somebody else.',
  review_not_completed: 'You can write your review once the trade is completed.',
  review_twice: 'You have written this review already.',
  review_closed: 'The 14 days for reviewing this trade are over.',
  review_anonymous:
    'Without a completed trade your review has your name on it. Turn “Publish anonymously” off and send it again.',
  reviews_waiting:
    'You already have 10 reviews that wait to be published. Verify your phone or your identity, or complete a trade, and send this one then.',
  answer_other: 'Only whoever received the review can answer it.',
  answer_twice: 'You have answered this review already, and an answer is not changed.',
  review_not_found: 'This review is not shown any more.',
  review_vote_own: 'Whether your review helps is said by others.',
  tokens_short: 'You do not have enough tokens to feature an item.',
  item_featured: 'This item is featured already.',
  // Verification (D38)
  verification_approved: 'This is verified already.',
  verification_closed: 'This step is opened by a verification package.',
  verification_moved: 'This has changed meanwhile. See how it is now.',
  verification_by_code: 'A phone is approved by its code, not by hand.',
  document_required: 'Choose a photo or a PDF.',
  // Payments (D33, D34)
  payments_not_configured: 'Payments are not available at the moment.',
  payments_down:
    'The payment service does not answer. You were not charged. Try again in a moment.',
  payment_unheard:
    'The payment service does not answer. Do not pay again: what you paid shows here once it does.',
  payment_not_found: 'We could not find that payment.',
  payment_over: 'This payment is over. Start again.',
  payment_unconfirmed: 'Error confirming the payment',
  signature_invalid: 'The signature is not valid.',
  deposit_held: 'This deposit is already paid.',
  deposit_amount:
    'This is not the amount of this trade’s deposit. Go back to the trade and open it again.',
  deposit_closed: 'A deposit is placed while the trade is going on.',
  meeting_place_gone: 'That place is not in the list any more. Choose another or write it.',
  deposit_no_meeting: 'First agree where and when you meet.',
  package_bought: 'Yours already: you bought it, or it is part of another that you bought.',
  package_free: 'This package costs you nothing: there is nothing to pay.',
  package_amount: 'The price has changed meanwhile. Look at it again before you pay.',
  payment_returned:
    'This payment is not needed any more. If it was charged, we pay all of it back: do not pay again.',
  payout_over: 'This was paid already, or there is nothing left to pay.',
  payout_disputed:
    'The bank of who placed the deposit disputes the charge: wait until that is over.',
  payout_early: 'It is paid 90 days after the charge, not earlier.',
  payout_yearly:
    'This person was paid a deposit this year already: the next one follows a year later.',
  payout_unproved:
    'The identity card has to be verified first: a deposit is paid only to a proved identity.',
  payout_no_details: 'The bank details are missing: the person has to write them.',
  payout_returned:
    'The charge is not in our account any more: it was given back. There is nothing to pay.',
  payout_moved: 'Something has changed meanwhile. Look at it again before you pay.',
  // Administration and safety (D39)
  account_suspended: 'This account is suspended. Write to us if you think it is a mistake.',
  factor_missing: 'First set up the second step of your administration account.',
  factor_needed: 'Write the code of your app to enter the administration.',
  factor_there:
    'Your account has a second step already. If you lost the app and the codes, whoever runs the site can remove it.',
  from_email_required: "Enter the sender's email: no other is configured.",
  mail_test_failed: 'Failed to send test email',
  failure_over: 'It is no failure any more, or of no use by now.',
  meeting_place_known: 'That place is in the town’s list already.',
  meeting_place_changed: 'Somebody else of the team changed it meanwhile.',
  meeting_places_many: 'The list of this town is full.',
  meeting_town_unknown: 'We do not know that town. Choose one of those that appear as you type.',
  report_decided: 'Somebody else of the team has already decided it.',
  report_decision: 'That cannot be decided on this report.',
  report_held: 'The item was traded: it is in no list.',
  person_left: 'This person has no account any more: there is nothing to change.',
  person_done: 'That is done already. Look at how it stands before you go on.',
  proof_refused:
    'We could not approve this verification. We sent you an email that says why and what you can do.',
  proof_of_suspended:
    'That document is a suspended person’s: the verification was rejected, and they were told by email. It is under People.',
  suspend_admin: 'An administrator’s account cannot be suspended or limited.',
  block_own: 'You cannot block yourself.',
  blocks_many: 'You have blocked 500 people. Unblock somebody first.',
  // Rights over one's data (D47)
  chat_left: 'This person deleted their account and gets no more messages.',
  leave_open_trades: 'You have trades in progress. See what becomes of them before you leave.',
  export_over: 'Too much time went by. Enter your password again.',
  // Photos (D12)
  photo_pixels: 'The image has too many pixels. The maximum is 50 megapixels.',
  problem_reported: 'A problem with this trade was reported: first it is answered or decided.',
  problem_early:
    'You can report this from 30 minutes after the time of the meeting, or once somebody has confirmed the hand-over.',
  problem_late:
    'More than 7 days have passed: it cannot be reported any more. Write to us if you need to.',
  problem_met:
    'You entered the other person’s code: you met. If something was not as agreed, report that.',
  problem_made: 'You have reported this in this trade already.',
  problem_open: 'You have an open report in this trade. Wait until it is closed.',
  problem_limited:
    'Three reports of yours this year were not true: for now you can only report that you do not feel safe. You can also ask to cancel.',
  problem_not_found: 'There is no such report.',
  problem_over: 'There is nothing left to answer or decide: it was answered or closed.',
  problem_unheard: 'The other person has not been heard yet: they still have time to answer.',
  problem_moved: 'The trade or the deposit has changed meanwhile. Look at it again and decide.',
  admin_own: 'It is a matter of yours: somebody else of the team deals with it.',
}
