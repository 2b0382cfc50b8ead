import { nestFields } from '#contracts/nest-fields.ts'
import type { Ctx } from '#server/context.ts'
import {
  archiveDiary,
  removeService,
  restoreDiary,
  saveClosures,
  saveDetails,
  saveDiary,
  saveGreeting,
  saveHandover,
  saveOpeningHours,
  saveService,
} from '#server/domains/receptionists/index.ts'
import { answerForm, type FormVerb } from '../../answer-form.ts'
import { receptionistPath } from './receptionist-path.ts'

/** What the forms of the set-up ask for. Each part is saved on its own. */
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
  })
}
