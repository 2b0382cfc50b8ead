import type { Ctx } from '#server/context.ts'
import { findOwnTalk } from '#server/domains/organisations/index.ts'
import type { ReceptionistPanelProps } from '#web/features/receptionist/receptionist-panel.tsx'
import { receptionistPath } from './receptionist-path.ts'

/** What the overview of a portal says of its receptionist. Null until there is one. */
export async function loadReceptionistPanel(ctx: Ctx): Promise<ReceptionistPanelProps | null> {
  const talk = await findOwnTalk(ctx)
  return talk && { base: receptionistPath(ctx), ...talk }
}
