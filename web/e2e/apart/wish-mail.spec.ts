/** The one mail a day about what one looks for (D64), and its way out. It moves the clock of the server. */

import { test } from '../kit/apart.ts'
import { origin, publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { afterHours, resetClock } from '../kit/trades.ts'

test('what has come is told by one mail a day, until its link says no more', async ({
  page,
  newPerson,
}) => {
  const words = `Kalimba ${crypto.randomUUID().slice(0, 6)}`
  const { email } = await signUp(page, 'Ana', { isPhoneProved: true })
  const data = { isPublic: false, words }
  const wished = await page.request.post('/api/wishes', { headers: origin(), data })
  expect(wished.ok(), await wished.text()).toBe(true)
  const other = await newPerson()
  await signUp(other, 'Berta', { isPhoneProved: true })
  const mails = async () => {
    const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)
    return (
      (await answer.json()) as { kind: string; headers: Record<string, string>; text: string }[]
    ).filter(({ kind }) => kind === 'wish_found')
  }
  try {
    const first = await publish(other, { title: `${words} de nogal` })
    expect(await mails()).toEqual([])
    // Six in the evening is once in any 24 hours.
    await afterHours(page, 24)
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [mail] = await mails()
    expect(mail?.text).toContain(`${words} de nogal`)

    const off = mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
    expect(mail?.text).toContain(off)
    const { pathname, search } = new URL(off)
    await page.goto(`${pathname}${search}`)
    await expectAccessible(page)
    await page.getByRole('button').click()
    await expect(page.getByText('Listo')).toBeVisible()
    await page.goto('/app-settings')
    await expect(page.getByRole('switch', { name: /Lo que buscas/ })).not.toBeChecked()

    const second = await publish(other, { title: `${words} de cedro` })
    await afterHours(page, 24)
    expect(await mails()).toHaveLength(1)
    for (const id of [first, second]) await remove(other, id)
  } finally {
    await resetClock(page)
  }
})
