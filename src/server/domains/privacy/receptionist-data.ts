import type { Ctx } from '../../context.ts'
import { buildOrganisationPolicy } from './organisation-data.ts'
import { orNone, type Person } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/**
 * Conversations are the organisation's record of what its callers said. When one member is erased, foreign keys clear
 * who wrote, took over or was given one.
 */
export const receptionistTables = {
  unanswered_questions: buildOrganisationPolicy('unanswered_questions'),
  turns: buildOrganisationPolicy('turns'),
  conversation_notes: buildOrganisationPolicy('conversation_notes'),
  messages: buildOrganisationPolicy('messages'),
  conversations: { ...buildOrganisationPolicy('conversations'), find: findConversations },
  contacts: buildOrganisationPolicy('contacts'),
  knowledge_uses: buildOrganisationPolicy('knowledge_uses'),
  knowledge: buildOrganisationPolicy('knowledge'),
  receptionist_versions: buildOrganisationPolicy('receptionist_versions'),
  receptionists: buildOrganisationPolicy('receptionists'),
} satisfies Record<string, TablePolicy>

/** Without the hash of the token and what the receptionist remembers. */
function findConversations(ctx: Ctx, { organisationIds }: Person) {
  return ctx.db
    .selectFrom('conversations')
    .select(['id', 'contact_id', 'channel', 'language', 'handler', 'outcome', 'version', 'created_at', 'closed_at'])
    .where('organisation_id', 'in', orNone(organisationIds))
    .orderBy('id')
    .execute()
}
