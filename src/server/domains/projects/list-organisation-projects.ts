import type { ListPage } from '#contracts/lists.ts'
import { projectPlace } from '#contracts/projects.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { readPage } from '../../lists/read-page.ts'
import { parseInput } from '../../parse.ts'
import { PROJECT_ORDERS } from './list-projects.ts'
import { type Project, presentProject } from './present-project.ts'

const PAGE_SIZE = 25

/** A page of the projects of any public body, for administrators, the latest change first. Samples are left out. */
export async function listOrganisationProjects(
  ctx: Ctx,
  organisationId: string,
  input: unknown,
): Promise<ListPage<Project>> {
  await requireAdministrator(ctx)
  const { items, ...page } = await readPage(ctx, {
    matching: ctx.db.selectFrom('projects').where('organisation_id', '=', organisationId).where('source', '=', 'real'),
    order: PROJECT_ORDERS.changed,
    place: parseInput(projectPlace, input),
    size: PAGE_SIZE,
    read: (rows) => rows.selectAll().execute(),
  })
  return { items: items.map(presentProject), ...page }
}
