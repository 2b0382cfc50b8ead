import { getRoot } from './thread.ts'

/** The conversation that this page started. The page holds it in memory for browsers that keep no cookie. */
let conversationToken: string | undefined
let keepsCookies = true

/** Requests a path below the page's own. Throws when the server is not reached. */
export function request(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const own = conversationToken === undefined || keepsCookies ? {} : { 'X-Conversation': conversationToken }
  return fetch(location.pathname + path, { ...init, headers: { ...headers, ...own }, cache: 'no-store' })
}

export function keepConversation(conversation: string): void {
  conversationToken = conversation
}

/** False if the browser keeps no cookies here. The event stream needs one. */
export function canStream(): boolean {
  return keepsCookies
}

/** The current page, or undefined if the request failed. */
export async function readConversation(): Promise<Document | undefined> {
  const page = await readPage()
  const isForgotten = page !== undefined && conversationToken !== undefined && keepsCookies && !hasConversation(page)
  if (!isForgotten) return page
  keepsCookies = false
  return readPage()
}

async function readPage(): Promise<Document | undefined> {
  try {
    const response = await request(`?lang=${getRoot().dataset.language}`)
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined
  } catch {
    return undefined
  }
}

const hasConversation = (page: Document) => getRoot(page).dataset.conversation !== undefined
