import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { foldText } from '../../search/fold.ts'
import { addActivitySamples } from '../activity/index.ts'
import { ACTIVITY_SAMPLES, PROJECT_SAMPLES, type ProjectSample } from './sample-projects.ts'

export async function addProjectSamples(tx: Tx, organisationId: string): Promise<void> {
  for (const sample of PROJECT_SAMPLES) {
    const id = newId('prj')
    const owner = { organisation_id: organisationId, project_id: id }
    await insertProject(tx, { id, organisationId }, sample)
    await insertMilestones(tx, owner, sample)
    await insertSpend(tx, owner, sample)
  }
  await addActivitySamples(tx, organisationId, ACTIVITY_SAMPLES)
}

/** Takes those that nobody has worked on, with all that belongs to them. */
export async function clearProjectSamples(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('projects')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}

async function insertProject(
  tx: Tx,
  { id, organisationId }: { id: string; organisationId: string },
  sample: ProjectSample,
): Promise<void> {
  const now = tx.now().toISOString()
  const start_date = firstOfMonth(tx, sample.starts)
  await tx.db
    .insertInto('projects')
    .values({
      id,
      organisation_id: organisationId,
      name: sample.name,
      description: sample.description,
      department: sample.department,
      status: sample.status,
      owner: sample.owner,
      budget_cents: sample.budgetEuro * 100,
      spent_cents: sample.spentEuro.reduce((sum, euro) => sum + euro, 0) * 100,
      citizens_served: sample.citizensServed,
      progress: sample.progress,
      start_date,
      end_date: addToDay(firstOfMonth(tx, sample.ends + 1), { days: -1 }),
      search_text: foldText(`${sample.name} ${sample.owner} ${sample.description}`),
      source: 'sample',
      version: 1,
      created_at: sample.starts > 0 ? now : startOfIrishDay(start_date),
      updated_at: now,
    })
    .execute()
}

type Owner = { organisation_id: string; project_id: string }

async function insertMilestones(tx: Tx, owner: Owner, { milestones }: ProjectSample): Promise<void> {
  const today = irishDay(tx.now())
  const rows = milestones.map(([days, title]) => {
    const due_date = addToDay(today, { days })
    const done_at = days < 0 ? `${addToDay(due_date, { days: -1 })}T12:00:00.000Z` : null
    return { ...owner, id: newId('mil'), title, due_date, done_at }
  })
  await tx.db.insertInto('project_milestones').values(rows).execute()
}

async function insertSpend(tx: Tx, owner: Owner, { spentEuro, starts }: ProjectSample): Promise<void> {
  if (spentEuro.length === 0) return
  const rows = spentEuro.map((euro, index) => {
    const spent_on = firstOfMonth(tx, starts + index)
    const created_at = startOfIrishDay(spent_on)
    const entry = { amount_cents: euro * 100, spent_on, note: 'Sample entry', by_user_id: null, created_at }
    return { ...owner, ...entry, id: newId('spe') }
  })
  await tx.db.insertInto('project_spend').values(rows).execute()
}

function firstOfMonth(tx: Tx, monthsFromNow: number): string {
  return addToDay(`${irishDay(tx.now()).slice(0, 7)}-01`, { months: monthsFromNow })
}
