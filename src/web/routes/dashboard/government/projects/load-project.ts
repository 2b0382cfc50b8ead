import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import {
  getProject,
  listChanges,
  listDocuments,
  listMilestones,
  listSpend,
  listUpdates,
} from '#server/domains/projects/index.ts'

const FIRST_CHANGES = 10
const ALL_CHANGES = 2_000

/** The data of a project's page. The full history is loaded on request. */
export async function loadProject(ctx: Ctx, id: string, isWhole: boolean) {
  const [project, milestones, spend, updates, documents, changes] = await Promise.all([
    getProject(ctx, id),
    listMilestones(ctx, id),
    listSpend(ctx, id),
    listUpdates(ctx, id),
    listDocuments(ctx, id),
    listChanges(ctx, id, isWhole ? ALL_CHANGES : FIRST_CHANGES + 1),
  ])
  return {
    project,
    milestones,
    spend,
    updates,
    documents,
    changes: isWhole ? changes : changes.slice(0, FIRST_CHANGES),
    hasMoreChanges: !isWhole && changes.length > FIRST_CHANGES,
    today: irishDay(ctx.now()),
  }
}
