import type { APIRequestContext, Page } from '@playwright/test'
import type { OpenedConversation, TalkMessage, TalkThread } from '#contracts/receptionist/talk.ts'
import { expect } from './browser.ts'

export const DESK = '/dashboard/business/receptionist'

/** The address of the signed-in person's receptionist, from their desk. */
export async function findSlug(page: Page, desk = DESK): Promise<string> {
  await page.goto(desk)
  const state = await page.getByText('It answers on web chat at').textContent()
  return /\/talk\/([\w-]+)/.exec(state ?? '')?.[1] ?? ''
}

/** The same, without opening the desk. */
export async function readSlug(page: Page, desk = DESK): Promise<string> {
  const html = await (await page.request.get(desk)).text()
  return /\/talk\/(?:<!-- -->)?([\w-]+)/.exec(html)?.[1] ?? ''
}

/** A contact who writes to a receptionist on web chat. */
export async function startCaller(request: APIRequestContext, slug: string, language?: 'en' | 'ga') {
  const opened = await request.post(`/api/talk/${slug}/conversations`, { data: { language } })
  expect(opened.status()).toBe(201)
  const { conversation } = (await opened.json()) as OpenedConversation
  const path = `/api/talk/${slug}/conversations/${conversation.id}/messages`
  const headers = { authorization: `Bearer ${conversation.token}` }
  let sent = 0

  const read = async (): Promise<TalkThread> => (await request.get(path, { headers })).json()
  const listReplies = async (): Promise<TalkMessage[]> => (await read()).messages.filter(({ by }) => by !== 'contact')
  const send = async (text: string): Promise<void> => {
    const response = await request.post(path, {
      data: { text },
      headers: { ...headers, 'idempotency-key': `caller-${++sent}` },
    })
    expect(response.status()).toBe(202)
  }
  return {
    id: conversation.id,
    read,
    send,
    /** Writes, and waits for the answer. */
    async say(text: string): Promise<void> {
      const { length } = await listReplies()
      await send(text)
      await expect.poll(async () => (await listReplies()).length).toBeGreaterThan(length)
    },
    hears: (text: string) =>
      expect.poll(async () => (await listReplies()).map((message) => message.text)).toContain(text),
  }
}

/** A weekday that is not today: on a Thursday, "Thursday week" has two meanings, and is asked about. */
export const otherDay = () =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Dublin' }).format() === 'Thursday'
    ? 'Tuesday'
    : 'Thursday'
