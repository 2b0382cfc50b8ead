import type { Ctx } from '../../context.ts'
import { forEachDue } from '../../for-each-due.ts'
import { isEmptyOrganisation, listEmptyOrganisations, lockOrganisation } from '../organisations/index.ts'
import { eraseOrganisation } from './erase-account.ts'
import { syncErasureLog } from './sync-erasure-log.ts'

/** Erases organisations after their last person moved away or became an administrator. */
export async function eraseEmptyOrganisations(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listEmptyOrganisations, async (tx, { id }) => {
    await lockOrganisation(tx, id)
    return (await isEmptyOrganisation(tx, id)) && eraseOrganisation(tx, id)
  }).finally(() => syncErasureLog(ctx))
}
