import type { Department, ProjectStatus } from '#contracts/projects.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'

export type Project = {
  id: string
  name: string
  description: string
  department: Department
  status: ProjectStatus
  owner: string
  budgetCents: number
  spentCents: number
  citizensServed: number
  /** Percent. */
  progress: number
  startDate: string
  endDate: string
  isSample: boolean
  version: number
  createdAt: string
  updatedAt: string
}

export function presentProject(row: ProjectsTable): Project {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    department: row.department,
    status: row.status,
    owner: row.owner,
    budgetCents: row.budget_cents,
    spentCents: row.spent_cents,
    citizensServed: row.citizens_served,
    progress: row.progress,
    startDate: row.start_date,
    endDate: row.end_date,
    isSample: row.source === 'sample',
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
