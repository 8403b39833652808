import { expect, test } from 'vitest'
import type { Language } from '../../http/terms.ts'
import { wordsOf } from '../../notifications/words.ts'
import { ENTRY_KINDS } from '../../payments/terms.ts'
import { ORIGIN, testContext } from '../../testing/app.ts'
import { toldName } from '../../text/names/terms.ts'
import { changeCodeMail } from './change-code.ts'
import { emailChangedMail } from './email-changed.ts'
import { emailTakenMail } from './email-taken.ts'
import { knownAddressMail } from './known-address.ts'
import type { Mail } from './layout.ts'
import { passwordChangedMail } from './password-changed.ts'
import { payoutDetailsMail, payoutOwedMail } from './payout-mail.ts'
import { problemMail } from './problem-mail.ts'
import { proofCodeMail } from './proof-code.ts'
import { receiptMail } from './receipt.ts'
import { resetCodeMail } from './reset-code.ts'
import { type TradeMail, tradeMail } from './trade-mails.ts'
import { verifyCodeMail } from './verify-code.ts'

/** Case 32. */
const MARKUP = [
  '<sCripT src=//x></scriPt>',
  '"><img src=x onerror=1>',
  "'&amp;\r\nBcc: a@b.example",
]

const OWED = { amount: 500, payableAt: 1, isProved: true }

const saidIn = (language: Language) => ({
  title: language === 'en' ? 'A problem was reported' : 'Reportaron un problema',
  message: 'Beto reportó un problema con «Mesa».',
  silence: { endsTrade: true, countsNoShow: true },
})

function all(
  firstName: string,
  brand = 'Jopói',
  languages: readonly Language[] = ['es', 'en'],
): Mail[] {
  const { ctx } = testContext({ BRAND_NAME: brand })
  return languages.flatMap((language) => {
    const person = { email: 'rosa+x@example.com', firstName, language }
    return [
      verifyCodeMail(ctx, person, '123456'),
      resetCodeMail(ctx, person, '123456'),
      knownAddressMail(ctx, person),
      passwordChangedMail(ctx, person),
      changeCodeMail(ctx, person, '123456'),
      emailChangedMail(ctx, person),
      emailTakenMail(ctx, person),
      proofCodeMail(ctx, person, '123456'),
      ...ENTRY_KINDS.map((kind) =>
        receiptMail(ctx, person, {
          ...{ kind, amount: 1250, about: firstName, reference: `pay_${kind}`, at: 1 },
        }),
      ),
      payoutOwedMail(ctx, person, { ...OWED, about: firstName }),
      payoutDetailsMail(ctx, person, { ...OWED, about: firstName }),
      problemMail(ctx, 'problem_reported', person, saidIn(language), NEWS.link),
    ]
  })
}

test('every mail exists in both languages, as text and HTML that say the same', () => {
  const mails = all('Rosa')
  expect(new Set(mails.map((m) => m.subject)).size).toBe(mails.length)
  for (const { kind, subject, text, html, to } of mails) {
    expect(to).toBe('rosa+x@example.com')
    expect(subject).toContain('Jopói')
    expect(html).toMatch(/^<!doctype html>\n<html lang="(es|en)">/)
    for (const line of text.split('\n\n').filter((l) => !/https?:/.test(l))) {
      expect(html).toContain(line.replaceAll("'", '&#39;'))
    }
    if (kind.endsWith('_code')) expect(html).toContain('123456')
    // A subject is kept and shown on locked screens: no code in it.
    expect(subject).not.toMatch(/\d/)
  }
})

test('whoever reads Guaraní gets the Spanish mail, which says that it is Spanish', () => {
  const inLanguage = (language: Language) => all('Rosa', 'Jopói', [language])
  expect(inLanguage('gn')).toEqual(inLanguage('es'))
  expect(inLanguage('gn').every(({ html }) => html.includes('<html lang="es">'))).toBe(true)
})

test('links lead to our own pages, with the address encoded', () => {
  for (const { text, html } of all('Rosa')) {
    const links = [...text.matchAll(/https?:\S+/g)].map(([link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(link.startsWith(`${ORIGIN}/`)).toBe(true)
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
      const email = new URL(link).searchParams.get('email')
      if (email !== null) expect(email).toBe('rosa+x@example.com')
    }
  }
})

test.each(MARKUP)('case 32: %s stays literal in the brand, and of a name its letters', (markup) => {
  for (const { subject, html, text } of [...all(markup), ...all('Rosa', markup)]) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<script|<img|onerror=1>/i)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(html).not.toContain("'&amp;\r")
  }
  const [mail] = all(markup).filter((m) => m.kind === 'reset_code')
  expect(mail?.text).toContain(toldName(markup))
  const [branded] = all('Rosa', markup)
  expect(branded?.subject).toContain(markup.replace('\r\n', ' '))
})

test('the mail to an address that nobody proved says nothing that its registrant wrote', () => {
  for (const mail of all('Visita evil.example').filter((m) =>
    /verify_code|change_code/.test(m.kind),
  )) {
    expect(JSON.stringify(mail)).not.toContain('evil')
  }
})

const NEWS = {
  link: `${ORIGIN}/trades/7`,
  unsubscribe: `${ORIGIN}/api/notifications/mail-off?token=a.b.c`,
}
const ABOUT_TRADES: TradeMail[] = [
  'trade_proposal',
  'trade_question',
  'trade_counter',
  'trade_accepted',
  'trade_reminder',
  'change_proposed',
  'change_agreed',
  'meeting_set',
  'meeting_agreed',
  'meeting_missed',
  'meeting_reminder',
  'meeting_soon',
  'unread_messages',
]

function aboutTrades(name: string, item: string): Mail[] {
  const { ctx } = testContext()
  return (['es', 'en'] as const).flatMap((language) => {
    const person = { email: 'rosa@example.com', firstName: name, language }
    return ABOUT_TRADES.map((kind) => {
      const notice = kind === 'unread_messages' ? 'new_message' : kind
      const said = wordsOf(notice, { name, item }, language)
      return tradeMail(kind, ctx, person, { name, item, said, ...NEWS })
    })
  })
}

test('a mail about a trade says what it is about, leads there, and can be stopped', () => {
  const mails = aboutTrades('Beto', 'Guitarra')
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length)
  for (const { subject, text, html, unsubscribeUrl } of mails) {
    expect(subject).toContain('Guitarra')
    expect(unsubscribeUrl).toBe(NEWS.unsubscribe)
    for (const link of [NEWS.link, NEWS.unsubscribe]) {
      expect(text).toContain(`: ${link}`)
      expect(html).toContain(`href="${link}"`)
    }
  }
  expect(all('Rosa').filter(({ unsubscribeUrl }) => unsubscribeUrl !== null)).toEqual([])
})

test.each(MARKUP)('case 32: %s stays literal in mails about trades', (markup) => {
  for (const { subject, html, text } of aboutTrades(markup, markup)) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject).toContain(markup.replace('\r\n', ' '))
    expect(html).not.toMatch(/<script|<img|onerror=1>/i)
    expect(text).not.toMatch(/^Bcc:/m)
  }
})

test('a name from before that is an address is none in a subject, a mail or a notice', () => {
  const name = 'https://premio.top/ya'
  const others = all(name).filter(
    ({ text }) => !text.includes(`«${name}»`) && !text.includes(`“${name}”`),
  )
  expect(others.length).toBeGreaterThan(10)
  for (const { subject, text, html } of [...others, ...aboutTrades(name, 'Guitarra')]) {
    expect(subject + text + html).not.toContain('premio.top')
  }
  const [proposal] = aboutTrades(name, 'Guitarra')
  expect(proposal?.subject).toBe('https premio top ya quiere tu «Guitarra»')
  expect(wordsOf('new_message', { name, item: 'Guitarra' }, 'es').message).toContain(
    'https premio top ya te escribió',
  )
})
