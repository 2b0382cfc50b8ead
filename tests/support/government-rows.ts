import { DEPARTMENTS, PROJECT_STATUSES } from '#contracts/projects.ts'
import type { Ctx, Member } from '#server/context.ts'
import { newId } from '#server/ids.ts'

const DAY = 86_400_000
const TYPES = ['project', 'compliance', 'citizens', 'budget'] as const

/** Fills an organisation with projects, milestones, spend and activity. */
export async function fillGovernment(
  ctx: Pick<Ctx, 'db' | 'now'> & { actor: Pick<Member, 'organisationId'> },
  { projects, activities }: { projects: number; activities: number },
): Promise<void> {
  const organisation_id = ctx.actor.organisationId
  const at = (index: number) => new Date(ctx.now().getTime() - index * 60_000).toISOString()
  const day = (index: number) => new Date(ctx.now().getTime() - index * DAY).toISOString().slice(0, 10)
  await inPieces(projects, 100, async (numbers) => {
    const rows = numbers.map((index) => ({
      id: newId('prj'),
      organisation_id,
      name: `Project ${index}`,
      description: 'Repairs of the quay, a path along the water and lights along the path. '.repeat(3),
      department: DEPARTMENTS[index % DEPARTMENTS.length]?.value ?? 'HEALTH',
      status: PROJECT_STATUSES[index % PROJECT_STATUSES.length]?.value ?? 'ACTIVE',
      owner: 'Conor Walsh',
      budget_cents: 10_000_000 + index * 1000,
      spent_cents: 5_000_000,
      citizens_served: index,
      progress: index % 100,
      start_date: day(300),
      end_date: day((index % 200) - 100),
      search_text: `project ${index} conor walsh repairs of the quay`,
      source: 'real' as const,
      version: 1,
      created_at: at(index),
      updated_at: at(index),
    }))
    const parts = rows.flatMap(({ id: project_id }, row) =>
      Array.from({ length: 5 }, (_, part) => ({ project_id, organisation_id, part, days: row * 5 + part * 40 })),
    )
    await ctx.db.insertInto('projects').values(rows).execute()
    await ctx.db
      .insertInto('project_milestones')
      .values(
        parts.map(({ part, days, ...owner }) => {
          return {
            ...owner,
            id: newId('mil'),
            title: `Step ${part}`,
            due_date: day((days % 300) - 60),
            done_at: part < 2 ? at(days) : null,
          }
        }),
      )
      .execute()
    await ctx.db
      .insertInto('project_spend')
      .values(
        parts.map(({ days, part, ...owner }) => ({
          ...owner,
          id: newId('spe'),
          amount_cents: 1_000_000,
          spent_on: day((days % 300) + part),
          note: 'Steel',
          by_user_id: null,
          created_at: at(days),
        })),
      )
      .execute()
  })
  await inPieces(activities, 1000, async (numbers) => {
    const rows = numbers.map((index) => ({
      id: newId('act'),
      organisation_id,
      type: TYPES[index % TYPES.length] ?? 'project',
      message: `Milestone met: Step ${index}`,
      source: 'real' as const,
      at: at(index),
    }))
    await ctx.db.insertInto('activities').values(rows).execute()
  })
}

async function inPieces(count: number, size: number, insert: (numbers: number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += size) {
    await insert(Array.from({ length: Math.min(size, count - from) }, (_, index) => from + index))
  }
}
