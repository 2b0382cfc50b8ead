type ActorRow = { by_user_id: string | null; first_name: string | null; last_name: string | null }

/**
 * Returns the name from a row that is left joined with its user. Null when nobody acted, as in samples. An erased
 * account has no name.
 */
export function actorName({ by_user_id, first_name, last_name }: ActorRow): string | null {
  if (by_user_id === null) return null
  return first_name === null ? 'Somebody who has left' : `${first_name} ${last_name ?? ''}`.trim()
}
