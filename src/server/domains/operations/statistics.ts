import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'

export type AdminStatistics = {
  totalUsers: number
  businessUsers: number
  governmentUsers: number
  activeTools: number
  totalProjects: number
  /** Of the projects, those that a new organisation starts with. */
  sampleProjects: number
}

/** The figures of the administrators' dashboard, counted when they are asked for. */
export async function getAdminStatistics(ctx: Ctx): Promise<AdminStatistics> {
  await requireAdministrator(ctx)
  const { fn } = ctx.db
  const users = ctx.db.selectFrom('users').select(fn.countAll<number>().as('count'))
  const projects = ctx.db.selectFrom('projects').select(fn.countAll<number>().as('count'))
  const tools = ctx.db.selectFrom('tools').select(fn.countAll<number>().as('count'))
  const counts = await ctx.db
    .selectNoFrom([
      users.where('user_type', '=', 'BUSINESS').as('businessUsers'),
      users.where('user_type', '=', 'GOVERNMENT').as('governmentUsers'),
      tools.where('deactivated_at', 'is', null).as('activeTools'),
      projects.as('totalProjects'),
      projects.where('source', '=', 'sample').as('sampleProjects'),
    ])
    .$castTo<Omit<AdminStatistics, 'totalUsers'>>()
    .executeTakeFirstOrThrow()
  return { totalUsers: counts.businessUsers + counts.governmentUsers, ...counts }
}
