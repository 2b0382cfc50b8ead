import type { Ctx } from '#server/context.ts'
import { getOwnReceptionist } from '#server/domains/receptionists/index.ts'
import type { ReceptionistPanelProps } from '#web/features/receptionist/receptionist-panel.tsx'
import { receptionistPath } from './receptionist-path.ts'

/** What the overview of a portal says of its receptionist. */
export async function loadReceptionistPanel(ctx: Ctx): Promise<ReceptionistPanelProps> {
  const { slug, isPaused } = await getOwnReceptionist(ctx)
  return { base: receptionistPath(ctx), slug, isPaused }
}
