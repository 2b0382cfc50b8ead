type DoerRow = { by_user_id: string | null; first_name: string | null; last_name: string | null }

/**
 * Who did something, from a row left joined with its user; null where nobody did, as with samples. The account may be
 * gone: what was done stays, who it was does not.
 */
export function doerOf({ by_user_id, first_name, last_name }: DoerRow): string | null {
  if (by_user_id === null) return null
  return first_name === null ? 'Somebody who has left' : `${first_name} ${last_name ?? ''}`.trim()
}
