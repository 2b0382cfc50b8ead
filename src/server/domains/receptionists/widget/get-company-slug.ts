import type { Ctx } from '../../../context.ts'
import { getCompany } from '../../settings/index.ts'
import { createSlug } from '../slugs.ts'

/** The slug of the company's own receptionist. */
export async function getCompanySlug(ctx: Ctx): Promise<string> {
  return createSlug((await getCompany(ctx)).name)
}
