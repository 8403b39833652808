import type { handover as source } from '../es/handover.ts'

export const handover: Record<keyof typeof source, string> = {
  title: 'Hand-over code',
  own_intro: 'When you are face to face, show your code: it records that you met.',
  together: 'We are together',
  hide: 'Hide my code',
  secret: 'Send it to nobody',
  secret_text:
    'Show it only in person, after looking at what you get. Whoever asks for it by message or by phone wants to cheat you.',
  own_digits: 'Your code: {digits}',
  own_qr: 'Your code as a QR',
  scan: 'Scan with the camera',
  enter: 'The other person’s code',
  enter_hint: 'The six digits that their screen shows.',
  enter_offline: 'No connection: it is checked once there is signal.',
  confirm: 'Confirm with the code',
  scan_title: 'Scan their code',
  scan_text: 'Point at the QR on the other person’s screen.',
  opening: 'Opening the camera…',
  type: 'Type the code',
  camera_unsupported: 'The camera cannot be used here. Type the code.',
  camera_denied:
    'There is no permission to use the camera. Type the code, or give the permission in the settings and try again.',
  camera_none: 'We found no camera on this device. Type the code.',
  camera_busy: 'The camera could not be opened: another app may be using it. Type the code.',
  camera_reader: 'Reading the QR could not be prepared. Type the code.',
  told_other_trade: 'That code is of another trade.',
  told_other_version:
    'What you agreed on changed and one of you does not see it yet. With signal, both open the trade again.',
  told_wrong: 'That is not the other person’s code.',
  told_not_ours: 'That QR is no hand-over code.',
}
