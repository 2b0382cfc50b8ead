import { z } from 'zod'
import { line } from './accounts.ts'
import { day, euroAmount, paragraph, wholeNumber } from './form-entries.ts'

export const DEPARTMENTS = [
  { value: 'HEALTH', label: 'Health' },
  { value: 'TRANSPORTATION', label: 'Transportation' },
  { value: 'ADMINISTRATION', label: 'Administration' },
] as const
export type Department = (typeof DEPARTMENTS)[number]['value']

export const PROJECT_STATUSES = [
  { value: 'ACTIVE', label: 'Active', help: 'Work is under way.' },
  { value: 'PLANNING', label: 'Planning', help: 'Approved or proposed, not started.' },
  { value: 'ON_HOLD', label: 'On hold', help: 'Stopped for now; it can go on.' },
  { value: 'COMPLETED', label: 'Completed', help: 'Delivered. Its progress becomes 100%.' },
] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]['value']

/** Where a status can lead. Nothing is completed that was never active; what was completed can be opened again. */
export const STATUS_TRANSITIONS: Record<ProjectStatus, ProjectStatus[]> = {
  PLANNING: ['ACTIVE', 'ON_HOLD'],
  ACTIVE: ['ON_HOLD', 'COMPLETED'],
  ON_HOLD: ['ACTIVE', 'PLANNING'],
  COMPLETED: ['ACTIVE'],
}

export function departmentLabel(department: Department): string {
  return DEPARTMENTS.find(({ value }) => value === department)?.label ?? department
}

export function statusLabel(status: ProjectStatus): string {
  return PROJECT_STATUSES.find(({ value }) => value === status)?.label ?? status
}

const departments = DEPARTMENTS.map(({ value }) => value) as [Department, ...Department[]]
const statuses = PROJECT_STATUSES.map(({ value }) => value) as [ProjectStatus, ...ProjectStatus[]]
const MOST_PEOPLE = 1_000_000_000

const budget = euroAmount('Please enter the budget in euro, like 250,000')
const spend = euroAmount('Please enter the spend in euro, like 12,500, or 0')

/** A new project, and the change of one as a whole. */
export const projectEntries = z
  .object({
    name: line(2, 'Project name is required'),
    description: paragraph(0, 'Please write this as text').default(''),
    department: z.enum(departments, { error: 'Please choose a department' }),
    owner: line(2, 'Please name who answers for this project'),
    budget,
    spend,
    citizensServed: wholeNumber(MOST_PEOPLE, 'Please enter a whole number of people, or 0'),
    startDate: day('Please enter the start date'),
    endDate: day('Please enter the end date'),
    progress: wholeNumber(100, 'Please enter a whole number from 0 to 100'),
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    message: 'The end date is before the start date',
    path: ['endDate'],
  })

const NEW_STATUSES = ['PLANNING', 'ACTIVE'] as const
export const newProject = z.intersection(
  projectEntries,
  z.object({ status: z.enum(NEW_STATUSES, { error: 'Please choose a status' }).default('PLANNING') }),
)

/** `version` is the one that the form was filled with: a change by somebody else meanwhile is a conflict. */
export const projectChange = z.intersection(projectEntries, z.object({ version: z.coerce.number().int() }))

export const statusChange = z.object({
  status: z.enum(statuses, { error: 'Please choose a status' }),
  reason: paragraph(3, 'Please say why in a few words'),
  version: z.coerce.number().int(),
})

export const milestoneEntries = z.object({
  title: line(2, 'Please name the milestone'),
  dueDate: day('Please enter the date it is due'),
})

export const spendEntries = z.object({
  amount: euroAmount('Please enter the amount in euro, like 12,500'),
  /** A refund or a correction takes away. */
  direction: z.enum(['spent', 'returned'], { error: 'Please choose what happened' }).default('spent'),
  spentOn: day('Please enter the date'),
  note: line(2, 'Please say what it was for'),
})

export const projectUpdate = z.object({ body: paragraph(2, 'Please write the update') })

export const PROJECT_SORTS = [
  { value: 'changed', label: 'Recently changed' },
  { value: 'name', label: 'Name' },
  { value: 'budget', label: 'Largest budget' },
  { value: 'progress', label: 'Furthest along' },
  { value: 'end', label: 'Ending soonest' },
] as const
export type ProjectSort = (typeof PROJECT_SORTS)[number]['value']
const sorts = PROJECT_SORTS.map(({ value }) => value) as [ProjectSort, ...ProjectSort[]]

/** What the address of the list says; anything else in it counts as not said. */
export const projectQuery = z.object({
  department: z.enum(departments).optional().catch(undefined),
  status: z.enum(statuses).optional().catch(undefined),
  q: z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 100),
    )
    .catch('')
    .default(''),
  sort: z.enum(sorts).catch('changed').default('changed'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
})
export type ProjectQuery = z.output<typeof projectQuery>

/** Most bytes of one document. */
export const MOST_DOCUMENT_BYTES = 5 * 1024 * 1024
