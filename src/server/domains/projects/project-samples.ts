import type { Department, ProjectStatus } from '#contracts/projects.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { foldText } from '../../search/fold.ts'
import { type ActivitySample, addActivitySamples } from '../activity/index.ts'

type ProjectSample = {
  name: string
  description: string
  department: Department
  status: ProjectStatus
  owner: string
  budgetEuro: number
  citizensServed: number
  progress: number
  /** Months from now. */
  starts: number
  ends: number
  /** The spend of each month from the start, in euro. */
  spentEuro: number[]
  /** Days from today. Earlier ones are done. */
  milestones: [days: number, title: string][]
}

/** The budgets are 35% health, 45% administration and 20% transportation. */
const PROJECT_SAMPLES: ProjectSample[] = [
  {
    name: 'Digital Health Records',
    description: 'One record for each patient, shared by the hospitals and practices of the region.',
    department: 'HEALTH',
    status: 'ACTIVE',
    owner: 'Gráinne Ní Mháille',
    budgetEuro: 2_500_000,
    citizensServed: 45_000,
    progress: 75,
    starts: -9,
    ends: 5,
    spentEuro: [140_000, 180_000, 210_000, 195_000, 220_000, 240_000, 205_000, 190_000, 160_000, 85_000],
    milestones: [
      [-150, 'Data protection impact assessment approved'],
      [-60, 'Pilot in two hospitals'],
      [40, 'All practices connected'],
    ],
  },
  {
    name: 'Outpatient Appointment Line',
    description: 'Appointments by phone in English and Irish, at any hour.',
    department: 'HEALTH',
    status: 'COMPLETED',
    owner: 'Orla Keane',
    budgetEuro: 1_000_000,
    citizensServed: 38_500,
    progress: 100,
    starts: -11,
    ends: -1,
    spentEuro: [60_000, 90_000, 110_000, 105_000, 95_000, 90_000, 80_000, 75_000, 65_000, 50_000],
    milestones: [
      [-200, 'Line opened'],
      [-45, 'Handover to the regional team'],
    ],
  },
  {
    name: 'Smart Traffic Management',
    description: 'Signals that follow the traffic, and roadworks announced before they begin.',
    department: 'TRANSPORTATION',
    status: 'ACTIVE',
    owner: 'Conor Walsh',
    budgetEuro: 2_000_000,
    citizensServed: 120_000,
    progress: 45,
    starts: -6,
    ends: 9,
    spentEuro: [90_000, 120_000, 130_000, 145_000, 150_000, 140_000, 60_000],
    milestones: [
      [-90, 'Sensors at forty junctions'],
      [25, 'Data sharing agreement signed'],
      [120, 'City centre live'],
    ],
  },
  {
    name: 'Citizen Services Portal',
    description: 'Permits, grants and payments in one place, with one sign-in.',
    department: 'ADMINISTRATION',
    status: 'ACTIVE',
    owner: 'Muireann Ní Shé',
    budgetEuro: 3_200_000,
    citizensServed: 86_000,
    progress: 60,
    starts: -10,
    ends: 6,
    spentEuro: [120_000, 150_000, 170_000, 190_000, 185_000, 200_000, 210_000, 195_000, 180_000, 150_000, 70_000],
    milestones: [
      [-120, 'Accessibility audit passed'],
      [-8, 'Grant applications moved'],
      [60, 'Payments moved'],
    ],
  },
  {
    name: 'Public Records Archive',
    description: 'Council minutes and planning files from 1899 on, searchable.',
    department: 'ADMINISTRATION',
    status: 'PLANNING',
    owner: 'Samir Haddad',
    budgetEuro: 1_300_000,
    citizensServed: 0,
    progress: 0,
    starts: 2,
    ends: 14,
    spentEuro: [],
    milestones: [
      [35, 'Tender closes'],
      [95, 'Supplier chosen'],
    ],
  },
]

/** Each line matches a sample project or policy. */
const ACTIVITY_SAMPLES: ActivitySample[] = [
  { type: 'citizens', message: '1,250 more citizens served: Citizen Services Portal', hoursAgo: 2 },
  { type: 'compliance', message: 'Data protection: reviewed, compliant', daysAgo: 1 },
  { type: 'budget', message: 'Spend entered: Smart Traffic Management', daysAgo: 2 },
  { type: 'project', message: 'Outpatient Appointment Line is now completed', daysAgo: 4 },
  { type: 'compliance', message: 'Procurement and tendering: reviewed, compliant', daysAgo: 6 },
  { type: 'project', message: 'Milestone met: Grant applications moved (Citizen Services Portal)', daysAgo: 9 },
]

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

/** Deletes sample projects that nobody has worked on. */
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
  const start_date = getFirstOfMonth(tx, sample.starts)
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
      end_date: addToDay(getFirstOfMonth(tx, sample.ends + 1), { days: -1 }),
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
    const spent_on = getFirstOfMonth(tx, starts + index)
    const created_at = startOfIrishDay(spent_on)
    const entry = { amount_cents: euro * 100, spent_on, note: 'Sample entry', by_user_id: null, created_at }
    return { ...owner, ...entry, id: newId('spe') }
  })
  await tx.db.insertInto('project_spend').values(rows).execute()
}

function getFirstOfMonth(tx: Tx, monthsFromNow: number): string {
  return addToDay(`${irishDay(tx.now()).slice(0, 7)}-01`, { months: monthsFromNow })
}
