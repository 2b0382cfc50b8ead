export { changeStatus } from './change-status.ts'
export { listChanges, listStatusChanges, type ProjectChange } from './changes.ts'
export { addDocument, getDocument, listDocuments, type ProjectDocument, removeDocument } from './documents.ts'
export {
  getBudgetByDepartment,
  getMilestoneFigures,
  getProjectFigures,
  getSpendByMonth,
} from './figures.ts'
export { getProject, type ListedProject, listAllProjects, listProjects, PROJECTS_A_PAGE } from './list-projects.ts'
export {
  addMilestone,
  editMilestone,
  listMilestones,
  type Milestone,
  removeMilestone,
  tickMilestone,
} from './milestones.ts'
export type { Project } from './present.ts'
export { addProjectSamples, clearProjectSamples } from './samples.ts'
export { createProject, editProject } from './save-project.ts'
export { addSpend, listSpend, listSpendBetween, type SpendEntry } from './spend.ts'
export { listUpdates, type ProjectUpdate, postUpdate } from './updates.ts'
