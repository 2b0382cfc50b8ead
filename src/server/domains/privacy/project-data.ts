import { buildOrganisationPolicy } from './organisation-data.ts'
import { orNone } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** Data in a public body's portal. It belongs to the organisation and contains names of people. */
export const projectTables = {
  project_document_contents: {
    ...buildOrganisationPolicy('project_document_contents'),
    // Files are downloaded from their projects. They would make the copy too large.
    find: (ctx, { organisationIds }) =>
      ctx.db
        .selectFrom('project_document_contents')
        .select('document_id')
        .where('organisation_id', 'in', orNone(organisationIds))
        .execute(),
  },
  project_documents: buildOrganisationPolicy('project_documents'),
  project_changes: buildOrganisationPolicy('project_changes'),
  project_updates: buildOrganisationPolicy('project_updates'),
  project_spend: buildOrganisationPolicy('project_spend'),
  project_milestones: buildOrganisationPolicy('project_milestones'),
  projects: buildOrganisationPolicy('projects'),
  // Before its reviews, because the database deletes reviews only with their policy.
  policies: buildOrganisationPolicy('policies'),
  policy_reviews: buildOrganisationPolicy('policy_reviews'),
} satisfies Record<string, TablePolicy>
