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
  const rows = await ctx.db
    .selectFrom('users')
    .select(['user_type', ({ fn }) => fn.countAll<number | string>().as('people')])
    .groupBy('user_type')
    .execute()
  const tools = await ctx.db
    .selectFrom('tools')
    .select(({ fn }) => fn.countAll<number | string>().as('active'))
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  const projects = await ctx.db
    .selectFrom('projects')
    .select(['source', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy('source')
    .execute()
  const from = (source: string) => Number(projects.find((row) => row.source === source)?.count ?? 0)
  const of = (userType: string) => Number(rows.find((row) => row.user_type === userType)?.people ?? 0)
  const [businessUsers, governmentUsers] = [of('BUSINESS'), of('GOVERNMENT')]
  return {
    totalUsers: businessUsers + governmentUsers,
    businessUsers,
    governmentUsers,
    activeTools: Number(tools.active),
    totalProjects: from('real') + from('sample'),
    sampleProjects: from('sample'),
  }
}
