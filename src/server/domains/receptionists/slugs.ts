import { stripMarks } from '#contracts/words/strip-marks.ts'
import type { Tx } from '../../context.ts'

const MAX_SLUG_LENGTH = 48

/** Returns the slug of a name: "Cumann Óige Chorcaí" becomes cumann-oige-chorcai. */
export function createSlug(name: string): string {
  const slug = stripMarks(name)
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'receptionist' : slug
}

/** Returns the slug of a name, with the first free number if it is taken. The company owns `reserved`. */
export async function findFreeSlug(tx: Tx, name: string, reserved: string, organisationId: string): Promise<string> {
  const slug = createSlug(name)
  const rows = await tx.db
    .selectFrom('receptionists')
    .select('slug')
    .where('slug', '>=', slug)
    .where('slug', '<=', `${slug}~`)
    .where('organisation_id', '!=', organisationId)
    .execute()
  const taken = new Set([reserved, ...rows.map((row) => row.slug)])
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
