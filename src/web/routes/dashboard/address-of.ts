/** The search parameters of a page, for the verb that reads them; the last one of each name. */
export function addressOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams)
}
