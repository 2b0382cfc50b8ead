import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'

export type AdminStatistics = {
  totalUsers: number
  businessUsers: number
  governmentUsers: number
  activeTools: number
  totalProjects: number
  sampleProjects: number
}

/** The figures of the administrators' dashboard, counted on request. */
export async function getAdminStatistics(ctx: Ctx): Promise<AdminStatistics> {
  await requireAdministrator(ctx)
  const [counts] = await countAll(ctx, {})
  if (counts === undefined) throw new Error('counts have a row')
  return { totalUsers: counts.businessUsers + counts.governmentUsers, ...counts }
}

const countAll = keptQuery((db) => {
  const { fn } = db
  const users = db.selectFrom('users').select(fn.countAll<number>().as('count'))
  const projects = db.selectFrom('projects').select(fn.countAll<number>().as('count'))
  const tools = db.selectFrom('tools').select(fn.countAll<number>().as('count'))
  return db
    .selectNoFrom([
      users.where('user_type', '=', 'BUSINESS').as('businessUsers'),
      users.where('user_type', '=', 'GOVERNMENT').as('governmentUsers'),
      tools.where('deactivated_at', 'is', null).as('activeTools'),
      projects.as('totalProjects'),
      projects.where('source', '=', 'sample').as('sampleProjects'),
    ])
    .$castTo<Omit<AdminStatistics, 'totalUsers'>>()
})
