import type { Ctx } from '../../context.ts'
import { buildOrganisationPolicy } from './organisation-data.ts'
import { orNone, type Person } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/**
 * Conversations are the organisation's record of its callers. When a member is erased, foreign keys clear their
 * authorship, take-overs and assignments.
 */
export const receptionistTables = {
  unanswered_questions: buildOrganisationPolicy('unanswered_questions'),
  turns: buildOrganisationPolicy('turns'),
  conversation_notes: buildOrganisationPolicy('conversation_notes'),
  // The copy omits the key of the endpoint.
  receptionist_models: { ...buildOrganisationPolicy('receptionist_models'), find: findModels },
  model_uses: buildOrganisationPolicy('model_uses'),
  messages: buildOrganisationPolicy('messages'),
  conversations: { ...buildOrganisationPolicy('conversations'), find: findConversations },
  // Hashes that are valid for half an hour.
  contact_sessions: { ...buildOrganisationPolicy('contact_sessions'), find: async () => [] },
  contacts: buildOrganisationPolicy('contacts'),
  usage_days: buildOrganisationPolicy('usage_days'),
  widget_pages: buildOrganisationPolicy('widget_pages'),
  widget_sites: buildOrganisationPolicy('widget_sites'),
  material_files: { ...buildOrganisationPolicy('material_files'), find: findFiles },
  material_passages: buildOrganisationPolicy('material_passages'),
  material_pages: buildOrganisationPolicy('material_pages'),
  material_sources: buildOrganisationPolicy('material_sources'),
  knowledge_imports: buildOrganisationPolicy('knowledge_imports'),
  deleted_knowledge: buildOrganisationPolicy('deleted_knowledge'),
  knowledge_uses: buildOrganisationPolicy('knowledge_uses'),
  knowledge: buildOrganisationPolicy('knowledge'),
  knowledge_revisions: buildOrganisationPolicy('knowledge_revisions'),
  scenarios: buildOrganisationPolicy('scenarios'),
  receptionist_drafts: buildOrganisationPolicy('receptionist_drafts'),
  receptionist_versions: buildOrganisationPolicy('receptionist_versions'),
  receptionists: buildOrganisationPolicy('receptionists'),
} satisfies Record<string, TablePolicy>

/** Omits the token's hash and the dialogue state. */
function findConversations(ctx: Ctx, { organisationIds }: Person) {
  return ctx.db
    .selectFrom('conversations')
    .select(['id', 'contact_id', 'channel', 'language', 'handler', 'outcome', 'version', 'created_at', 'closed_at'])
    .where('organisation_id', 'in', orNone(organisationIds))
    .orderBy('id')
    .execute()
}

/** A file waits to be read. Its passages then contain the text. */
function findFiles(ctx: Ctx, { organisationIds }: Person) {
  return ctx.db
    .selectFrom('material_files')
    .select(['source_id', 'created_at'])
    .where('organisation_id', 'in', orNone(organisationIds))
    .execute()
}

function findModels(ctx: Ctx, { organisationIds }: Person) {
  return ctx.db
    .selectFrom('receptionist_models')
    .select(['answerer', 'allowed_region', 'url', 'name', 'region', 'monthly_budget_cents', 'updated_at'])
    .where('organisation_id', 'in', orNone(organisationIds))
    .orderBy('id')
    .execute()
}
