import type { Ctx } from '../../../context.ts'
import { getCompany } from '../../settings/index.ts'
import { slugOf } from '../slugs.ts'

/** The slug of the company's own receptionist. */
export async function getCompanySlug(ctx: Ctx): Promise<string> {
  return slugOf((await getCompany(ctx)).name)
}
