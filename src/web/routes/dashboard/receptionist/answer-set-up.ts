import { nestFields } from '#contracts/nest-fields.ts'
import type { Ctx } from '#server/context.ts'
import {
  addCalendar,
  chooseCalendar,
  connectAccount,
  readCalendarNow,
  removeCalendar,
  removeFeed,
  renewFeed,
  saveFeed,
} from '#server/domains/calendars/index.ts'
import { saveRetention } from '#server/domains/contacts/index.ts'
import {
  addSite,
  archiveDiary,
  removeService,
  removeSite,
  restoreDiary,
  saveClosures,
  saveDetails,
  saveDiary,
  saveGreeting,
  saveHandover,
  saveModel,
  saveOpeningHours,
  saveService,
  tryModel,
} from '#server/domains/receptionists/index.ts'
import { answerForm, type FormVerb } from '../../answer-form.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The verbs of the set-up's forms. Each part is saved on its own. */
export function answerSetUp(ctx: Ctx, request: Request) {
  const save =
    (verb: (ctx: Ctx, input: unknown) => Promise<void>, part: string, done = 'saved'): FormVerb =>
    (fields) =>
      verb(ctx, nestFields(fields)).then(() => `${receptionistPath(ctx)}/set-up?done=${done}#${part}`)
  return answerForm(request, {
    hours: save(saveOpeningHours, 'hours'),
    closures: save(saveClosures, 'holidays'),
    service: save(saveService, 'services'),
    'remove-service': save(removeService, 'services', 'removed'),
    diary: save(saveDiary, 'people'),
    'archive-diary': save(archiveDiary, 'people'),
    'restore-diary': save(restoreDiary, 'people'),
    handover: save(saveHandover, 'handover'),
    details: save(saveDetails, 'details'),
    greeting: save(saveGreeting, 'greeting'),
    'add-calendar': save(addCalendar, 'calendars', 'calendar-added'),
    'connect-calendar': save(connectAccount, 'calendars', 'calendar-connected'),
    'choose-calendar': save(chooseCalendar, 'calendars', 'calendar-chosen'),
    'remove-calendar': save(removeCalendar, 'calendars', 'calendar-removed'),
    'read-calendar': save(readCalendarNow, 'calendars', 'calendar-reading'),
    'save-feed': save(saveFeed, 'calendars', 'feed-saved'),
    'renew-feed': save(renewFeed, 'calendars', 'feed-renewed'),
    'remove-feed': save(removeFeed, 'calendars', 'feed-removed'),
    'add-site': save(addSite, 'website', 'listed'),
    'remove-site': save(removeSite, 'website', 'unlisted'),
    model: save(saveModel, 'model', 'model'),
    retention: save(saveRetention, 'kept', 'retention'),
    'try-model': save(tryModel, 'model', 'model-answered'),
  })
}
