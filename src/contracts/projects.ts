import { z } from 'zod'
import { filterBy, place, searchText } from './lists.ts'
import { choice, day, euroAmount, line, paragraph, version, wholeNumber } from './primitives.ts'

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

/** Allowed changes of status. Only an active project can be completed, and a completed one can be reopened. */
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

const MAX_CITIZENS = 1_000_000_000

const budget = euroAmount('Please enter the budget in euro, like 250,000')
const spend = euroAmount('Please enter the spend in euro, like 12,500, or 0')

/** The fields of a new project, and of a change. */
export const projectEntries = z
  .object({
    name: line(2, 'Project name is required'),
    description: paragraph(0, 'Please write this as text').default(''),
    department: choice(DEPARTMENTS, 'Please choose a department'),
    owner: line(2, 'Please name the person responsible for this project'),
    budget,
    spend,
    citizensServed: wholeNumber(0, MAX_CITIZENS, 'Please enter a whole number of people, or 0'),
    startDate: day('Please enter the start date'),
    endDate: day('Please enter the end date'),
    progress: wholeNumber(0, 100, 'Please enter a whole number from 0 to 100'),
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

/** `version` is the version that the form was filled with. Another version is a conflict. */
export const projectChange = z.intersection(projectEntries, z.object({ version }))

export const statusChange = z.object({
  status: choice(PROJECT_STATUSES, 'Please choose a status'),
  reason: paragraph(3, 'Please say why in a few words'),
  version,
})

export const milestoneEntries = z.object({
  title: line(2, 'Please name the milestone'),
  dueDate: day('Please enter the date it is due'),
})

export const spendEntries = z.object({
  amount: euroAmount('Please enter the amount in euro, like 12,500'),
  /** `returned` for a refund or a correction. */
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

/** Search parameters of the list. Invalid ones are ignored. */
export const projectQuery = z.object({
  department: filterBy(DEPARTMENTS.map(({ value }) => value)),
  status: filterBy(PROJECT_STATUSES.map(({ value }) => value)),
  q: searchText,
  sort: z.enum(PROJECT_SORTS.map(({ value }) => value)).catch('changed'),
  ...place,
})
/** The page of a list without filters. */
export const projectPlace = z.object(place)
export type ProjectQuery = z.output<typeof projectQuery>

/** Maximum size of one document. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024
