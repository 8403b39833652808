import type { privacy as es } from '../es/privacy.ts'

export const privacy: Record<keyof typeof es, string> = {
  cancel: 'Cancel',
  password: 'Your password',
  password_wrong: 'The password is not correct',

  // Taking it along
  data: 'Your data',
  data_text: 'Download everything that we keep about you as one file.',
  export: 'Download my data',
  export_text:
    'A JSON file with your profile, items, trades, messages, reviews, favourites and all else that is yours. Enter your password to open it.',
  export_confirm: 'Download',
  exporting: 'Preparing…',
  export_progress: 'Part {done} of {all}',
  export_done: 'File ready',
  export_done_text: 'It was saved as {file}.',
  export_failed: 'The file could not be prepared',
  export_failed_text: 'Try again in a few minutes.',

  // Leaving
  leave: 'Delete account',
  leave_text: 'You have {days} days to change your mind.',
  leave_title: 'Delete your account?',
  leave_hidden: 'Your items are hidden and your sessions end right now.',
  leave_pending: 'Proposals without an answer are cancelled and the other person is told.',
  leave_back: 'For {days} days logging in is enough to bring everything back.',
  leave_after:
    'After that we delete for good your name, email, phone, photos, messages and all that says who you are.',
  leave_kept: 'Reviews you wrote and trades you made stay as those of a “Deleted user”.',
  leave_confirm: 'Delete my account',
  leaving: 'Deleting…',
  leave_owed:
    'We owe you {amount} of a deposit. If you delete your account before we have paid you, you give that money up.',
  leave_owed_failed:
    'We could not see whether we owe you a deposit: if you delete your account, you give it up.',
  leave_open: 'These trades are cancelled if you leave:',
  leave_end: 'Cancel them and delete my account',
  leave_confirmed: 'In these somebody has confirmed the hand-over. They have to end before:',
  leave_failed: 'The account could not be deleted',
  leave_failed_text: 'Try again in a few minutes.',
  left_title: 'Your account is going to be deleted',
  left_text: 'Until {day} you can log in and everything is back as it was.',
  left_back: 'Log in and come back',

  // The page about privacy
  privacy_title: 'Privacy policy',
  privacy_lead: 'What {brand} keeps about you, why, for how long, and what you can do.',
  kept_title: 'What we keep',
  kept_account:
    'What you enter when you register and in your profile: name, email, phone, date of birth, gender, country, city and, if you like, state or province, address, occupation and a few words about you. Of your password we keep only a fingerprint that cannot be read.',
  kept_things:
    'What you do here: items and photos (without the data of where they were taken), favourites, proposals, meetings, messages, reviews, reports, tokens and payments. If you get verified, your document until it is decided on; of your verified phone, your mailbox and the number of your document we also keep a fingerprint that cannot be read, so that whoever was suspended does not come back with another account. If we owe you a deposit, your bank details, encrypted and until it is paid.',
  kept_place:
    'Of where a thing is we keep your words, the town and an area, never the point: where many people live, a square of about 2 km; elsewhere, the nearest town or a square of about 11 km. Others are told the distance to the middle of that area, and only in steps: in your area, within 5, 10, 25, 50 or 100 km. Your location, if you use it to search, is not kept.',
  kept_device:
    'The devices on which you are logged in and those that get notifications. We use only the cookies that your session, your language and the look of your home need; there is no advertising and no tracking.',
  kept_errors:
    'If something breaks on your screen, what it was and on which screen, without your name or what you typed, for 30 days.',
  shown_title: 'What others see',
  shown_text:
    'Your name, your picture, your city, your items, your reviews and your reputation. Your email, phone, date of birth, gender, state and address are not shown to others; an administrator sees what they need to decide, such as your email and phone, and each time is written down. Your exact location we do not have; messages are seen only by the two people of the trade, and by an administrator if somebody reports them, or while a report about that trade is open.',
  why_title: 'Why',
  why_text:
    'So that you can publish, find, agree on and review trades, to keep everybody safe, and to tell you what happens with yours. We do not sell your data or use it for anything else.',
  others_title: 'Who else gets it',
  others_text:
    'The other person of a trade sees what you write to them and the meeting you agree on.',
  others_services:
    'The service that hosts us stores the data on our behalf. The mail service gets your email and the text of the message; the card provider, the amount and what you enter in its form (your card does not pass through us); the notification service of your browser, an encrypted message.',
  long_title: 'For how long',
  long_text:
    'As long as you have your account. Photos of a deleted item are erased within minutes; mails that were sent, after 30 days; a registration that was not verified, after 7 days; the copy of a text and the pictures that somebody reported, 30 days after it is decided, and until then only administrators see it.',
  long_left:
    'If you delete your account, 14 days later we erase all that says who you are. What stays, without your name, are the trades and reviews that another person was part of, the payments that the law makes us keep, and the date on which you accepted these texts. The fingerprint of your verified phone or document stays two years more, so that what others traded with you goes on counting the same; if your account was suspended, all of them stay.',
  rights_title: 'Your rights',
  rights_text:
    'In Settings you can see and correct your data, download it as a file, choose which mails and notifications you get, and delete your account. You can also ask us for any of these in writing.',
  rights_law:
    'They are given by Paraguay’s Law 7593/2025 on the protection of personal data and, if you live in Europe, by the GDPR. If you do not agree with our answer, you can complain to the data protection authority.',
  contact_title: 'Contact',
  contact_mail: 'Write to us at',
  contact_settings:
    'All of the above is done in Settings, without writing to anybody. If you get a mail from us, you can answer it.',
  version: 'In force since {day}.',

  // The page about the terms
  terms_title: 'Terms of use',
  terms_lead: 'What we agree on with you when you create your account at {brand}, in a few words.',
  what_title: 'What it is',
  what_text: '{brand} connects people who want to trade things. They do the trade, in person.',
  what_free: 'We take no commissions. Publishing, proposing and trading is free.',
  who_title: 'Who can use it',
  who_text:
    'People of 18 years or more, with one account and true data. Your password is yours alone.',
  yours_title: 'What you publish',
  yours_text:
    'Publish only things that are yours and may legally be traded, and describe them as they are. Your texts and photos stay yours; you let us show them here while they are published.',
  yours_not:
    'Weapons, ammunition, drugs, medicines, live or wild animals, documents, things for adults, counterfeit money, stolen or counterfeit things are not allowed, nor is harassing, deceiving or advertising. An item that seems to be one of these by its words is looked at by a person; that of a new account is not shown until then. So is what is reported: if three people who are known report an item within a day, it is hidden for 72 hours at most, once, and never while it is promised. That person may leave it, remove it or close the account; if they remove it from a trade, the trade ends and counts against nobody. Whoever published it and whoever reported it are told what happened.',
  trades_title: 'Trades',
  trades_text:
    'A proposal expires 72 hours after the last offer or after an answer that was not read, and after 14 days at most. Once accepted, the items are reserved until both confirm the hand-over or the trade ends.',
  trades_end:
    'Nobody is held: a request to cancel that is not answered in 72 hours ends the trade, and it can be denied only once. Once somebody has confirmed the hand-over, both have to agree. Cancelling lowers the reputation of whoever asked for it, except twice in 180 days, when both agreed on it, or when the other person did not accept it and never said when to meet.',
  trades_silence:
    'After 30 days of silence it is completed only if a meeting code was entered; otherwise it is cancelled and counts for nobody. A trade of which a problem was reported is never completed by silence. If something goes wrong you can report it until 7 days after the meeting: the other person has 72 hours to answer, and if you do not agree somebody of the team decides. Not coming to a meeting counts; three false reports in a year limit whoever made them.',
  trades_meet: 'Meet in a public place and look at the things before you confirm.',
  money_title: 'Money',
  money_text:
    'If a proposal includes money, it is handed over in person: it does not pass through us. Verification packages are paid once and their price is shown before.',
  money_deposit:
    'The security deposit is voluntary: it is held on your card and released at the end. It is only charged if an administrator decides so, after hearing both sides, because of a no-show or goods that were not as agreed. What was charged is the other person’s: it is paid to them after 90 days or later, once a year, with their identity card verified.',
  reviews_title: 'Reviews',
  reviews_text:
    'Those that count for the average come from real trades and are written within the 14 days after them; the others are shown apart, with a name. Write what happened, with respect and without phone numbers, links or addresses. You can answer one that you received once. They stay published even if you delete your account; your answers are deleted.',
  reviews_score:
    'Score and tokens count people: a trade counts in full with the meeting code and somebody whose phone or identity is verified; otherwise a quarter, and without tokens. Several accounts of one person count as one.',
  liable_title: 'Liability',
  liable_text:
    'The platform only connects users. Delivery, the condition of the items and later commitments are the sole responsibility of the users.',
  end_title: 'Changes and end',
  end_text:
    'If these terms change, we tell you before. You can delete your account whenever you like in Settings. The law of Paraguay applies.',
  sources_title: 'Sources and licences',
  sources_towns:
    'The names of towns and where they are come from GeoNames (geonames.org), under the licence CC BY 4.0.',
  sources_places:
    'The names of places to meet at come in part from Wikipedia (wikipedia.org), under the licence CC BY-SA 4.0, and in part from newspapers and public sites; others are added by our team.',
}
