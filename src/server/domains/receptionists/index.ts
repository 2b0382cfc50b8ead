export { createReceptionist, updateReceptionists } from './create-receptionist.ts'
export { getDeskTime, getOwnDeskTime, saveDeskTime } from './desk-time.ts'
export {
  type Draft,
  getConfiguration,
  getDraft,
  type NewVersion,
  storeDraft,
  storeVersion,
} from './drafts-and-versions.ts'
export {
  findOrganisationAt,
  findOrganisationReceptionist,
  getOwnDraft,
  getOwnReceptionist,
  getReceptionist,
  type Receptionist,
} from './find-receptionist.ts'
export { type ExperienceFacts, listExperiences } from './list-experiences.ts'
export { type ChosenModel, findModel } from './model/find-model.ts'
export { getModelSetUp } from './model/get-model-set-up.ts'
export { findSpentBudget, recordModelUse } from './model/record-model-use.ts'
export { saveModel } from './model/save-model.ts'
export { tryModel } from './model/try-model.ts'
export { getPause, type Pause, pauseAnswering, resumeAnswering } from './pause.ts'
export { publishIrishFirst } from './publish-irish-first.ts'
export { saveConfiguration } from './save-configuration.ts'
export { getSetUp } from './set-up/get-set-up.ts'
export { archiveDiary, restoreDiary, saveDiary } from './set-up/save-diary.ts'
export { saveClosures, saveOpeningHours } from './set-up/save-hours.ts'
export { removeService, saveService } from './set-up/save-service.ts'
export { saveDetails, saveGreeting, saveHandover } from './set-up/save-words.ts'
export { type Framing, findFraming } from './widget/find-framing.ts'
export { getCompanySlug } from './widget/get-company-slug.ts'
export { addSite, getWidgetSetUp, removeSite } from './widget/sites.ts'
export { countWidgetPage, deleteOldWidgetPages, findListedPage } from './widget/widget-pages.ts'
