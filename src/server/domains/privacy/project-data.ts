import { belongingToOrganisation } from './organisation-data.ts'
import type { TablePolicy } from './personal-data.ts'

/** What a public body keeps in its portal. It belongs to the organisation, names of people included. */
export const projectTables = {
  project_document_contents: {
    ...belongingToOrganisation('project_document_contents'),
    // The files themselves are downloaded from their projects; here they would make the copy too large to open.
    find: (ctx, { organisationId }) =>
      ctx.db
        .selectFrom('project_document_contents')
        .select('document_id')
        .where('organisation_id', '=', organisationId)
        .execute(),
  },
  project_documents: belongingToOrganisation('project_documents'),
  project_changes: belongingToOrganisation('project_changes'),
  project_updates: belongingToOrganisation('project_updates'),
  project_spend: belongingToOrganisation('project_spend'),
  project_milestones: belongingToOrganisation('project_milestones'),
  projects: belongingToOrganisation('projects'),
  // Before its reviews: the database lets those go only together with their policy.
  policies: belongingToOrganisation('policies'),
  policy_reviews: belongingToOrganisation('policy_reviews'),
} satisfies Record<string, TablePolicy>
