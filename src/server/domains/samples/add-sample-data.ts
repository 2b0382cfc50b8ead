import type { UserType } from '#contracts/session.ts'
import type { Tx } from '../../context.ts'
import { addBusinessActivitySamples } from '../activity/index.ts'
import { addSubscriptionSample } from '../billing/index.ts'
import { addChatSamples } from '../chat/index.ts'
import { addPolicySamples } from '../compliance/index.ts'
import { addConversationSamples } from '../conversations/index.ts'
import { addProjectSamples } from '../projects/index.ts'
import { addSavingsSamples } from '../savings/index.ts'
import { addBusinessTicketSamples, addGovernmentTicketSamples } from '../support/index.ts'
import { addToolSamples } from '../tools/index.ts'

type AddSamples = (tx: Tx, organisationId: string) => Promise<void>

/** The samples of a new organisation, by portal. */
const SAMPLES_BY_PORTAL: Record<UserType, AddSamples[]> = {
  BUSINESS: [
    addBusinessTicketSamples,
    addToolSamples,
    addSavingsSamples,
    addBusinessActivitySamples,
    addConversationSamples,
    (tx, id) => addSubscriptionSample(tx, id, 'BUSINESS'),
  ],
  GOVERNMENT: [
    addProjectSamples,
    addPolicySamples,
    addChatSamples,
    addGovernmentTicketSamples,
    addConversationSamples,
    (tx, id) => addSubscriptionSample(tx, id, 'GOVERNMENT'),
  ],
}

/** Adds the sample data of the specification, in rows marked as samples, in the caller's transaction. */
export async function addSampleData(tx: Tx, organisation: { id: string; userType: UserType }): Promise<void> {
  for (const add of SAMPLES_BY_PORTAL[organisation.userType]) await add(tx, organisation.id)
}
