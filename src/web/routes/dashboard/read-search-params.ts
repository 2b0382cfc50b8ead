/** Returns the search parameters of a request, the last one of each name. */
export function readSearchParams(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams)
}
