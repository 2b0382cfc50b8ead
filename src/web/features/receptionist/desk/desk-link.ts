/** The address of the list or a conversation, with the filters of the list. */
export function deskLink(path: string, shown: Record<string, string | undefined>): string {
  const kept = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`
}
