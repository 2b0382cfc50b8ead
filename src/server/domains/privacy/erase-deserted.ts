import type { Ctx } from '../../context.ts'
import { forEachDue } from '../../for-each-due.ts'
import { isDeserted, listDeserted, lockOrganisation } from '../organisations/index.ts'
import { eraseOrganisation } from './erase.ts'
import { keepErasures } from './keep-erasures.ts'

/** Ends organisations with their last person: whoever moved away or became an administrator left nobody behind. */
export async function eraseDesertedOrganisations(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listDeserted, async (tx, { id }) => {
    await lockOrganisation(tx, id)
    return (await isDeserted(tx, id)) && eraseOrganisation(tx, id)
  }).finally(() => keepErasures(ctx))
}
