const names = new Map<string, string>()

/** A migration changes the shape of `*` rows. PostgreSQL then refuses the prepared statement. */
const ALL_COLUMNS = /\b(?:select|returning) (?:"\w+"\.)?\*/

/** Names frequent statements, so that each PostgreSQL connection parses and plans them once. */
export function nameStatement(text: string): void {
  if (!names.has(text) && !ALL_COLUMNS.test(text)) names.set(text, `kept_${names.size}`)
}

export function findStatementName(text: string): string | undefined {
  return names.get(text)
}
