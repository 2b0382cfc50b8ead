export { changeProjectStatus } from './change-project-status.ts'
export { addDocument, getDocument, listDocuments, type ProjectDocument, removeDocument } from './documents.ts'
export {
  getBudgetByDepartment,
  getMilestoneFigures,
  getProjectFigures,
  getSpendByMonth,
} from './figures.ts'
export { listOrganisationProjects } from './list-organisation-projects.ts'
export { getProject, type ListedProject, listAllProjects, listProjects } from './list-projects.ts'
export {
  addMilestone,
  editMilestone,
  listMilestones,
  type Milestone,
  removeMilestone,
  tickMilestone,
} from './milestones.ts'
export type { Project } from './present-project.ts'
export { addProjectSamples, clearProjectSamples } from './project-samples.ts'
export { listChanges, listStatusChanges, type ProjectChange } from './record-change.ts'
export { createProject, editProject } from './save-project.ts'
export { addSpend, listSpend, listSpendBetween, type SpendEntry } from './spend.ts'
export { listUpdates, type ProjectUpdate, postUpdate } from './updates.ts'
