const names = new Map<string, string>()

/** Rows of all columns have another shape after a migration, and PostgreSQL then refuses the statement that it knows. */
const ALL_COLUMNS = /\b(?:select|returning) (?:"\w+"\.)?\*/

/** Lets each connection of PostgreSQL parse and plan a statement once. For texts that are asked again and again. */
export function nameStatement(text: string): void {
  if (!names.has(text) && !ALL_COLUMNS.test(text)) names.set(text, `kept_${names.size}`)
}

export function findStatementName(text: string): string | undefined {
  return names.get(text)
}
