import type { ContactRecord } from '#contracts/receptionist/contacts.ts'
import type { BilingualName, Language } from '#contracts/receptionist/diary.ts'
import type { Ctx } from '../../../context.ts'
import { getReceptionist } from '../../receptionists/index.ts'
import { getOwnData } from './own-data.ts'

export type OwnDataPage = {
  name: BilingualName
  address: string | null
  phone: string | null
  languages: Language[]
  /** Null until the address is proved. */
  record: ContactRecord | null
}

/** The page of one's own data at an organisation. Throws `not_found` for an unknown slug. */
export async function getOwnDataPage(ctx: Ctx, slug: string, token: string): Promise<OwnDataPage> {
  const { configuration } = await getReceptionist(ctx, slug)
  const { name, address, phone, languages } = configuration
  const record = token === '' ? undefined : await getOwnData(ctx, slug, token)
  return { name, address: address || null, phone: phone || null, languages, record: record ?? null }
}
