/** Whether a statement failed because a value is already there, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}
