/** What a list is filtered by, as its address says; the verbs ignore what they do not know. */
export function filterOf(request: Request) {
  const params = new URL(request.url).searchParams
  const of = (name: string) => params.get(name) ?? ''
  return { search: of('q'), plan: of('plan'), status: of('status'), kind: of('kind'), page: of('page') }
}
