import { getRoot } from './thread.ts'

/** The conversation that this page began. It is forgotten with the page, unless the browser keeps the cookie. */
let held: string | undefined
let keepsCookies = true

/** To an address below that of the page. Throws when nothing answered. */
export function request(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const own = held === undefined || keepsCookies ? {} : { 'X-Conversation': held }
  return fetch(location.pathname + path, { ...init, headers: { ...headers, ...own }, cache: 'no-store' })
}

export function hold(conversation: string): void {
  held = conversation
}

/** False where the browser keeps no cookies here, which also means no stream of events. */
export function canStream(): boolean {
  return keepsCookies
}

/** The page as it is now, or undefined if nothing came. */
export async function readConversation(): Promise<Document | undefined> {
  const page = await readPage()
  const isForgotten = page !== undefined && held !== undefined && keepsCookies && !hasConversation(page)
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
