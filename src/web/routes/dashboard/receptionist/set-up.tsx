import { nestFields } from '#contracts/nest-fields.ts'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { countComingBookings } from '#server/domains/bookings/index.ts'
import {
  addCalendar,
  chooseCalendar,
  connectAccount,
  getCalendars,
  readCalendarNow,
  removeCalendar,
  removeFeed,
  renewFeed,
  saveFeed,
} from '#server/domains/calendars/index.ts'
import { getRetention, saveRetention } from '#server/domains/contacts/index.ts'
import { findLastUse, listColleagues } from '#server/domains/conversations/index.ts'
import { countEntries, countUnanswered } from '#server/domains/knowledge/index.ts'
import { getDraftView } from '#server/domains/publishing/index.ts'
import {
  addSite,
  archiveDiary,
  getModelSetUp,
  getPause,
  getSetUp,
  getWidgetSetUp,
  listExperiences,
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
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { getFirstName } from '#web/features/receptionist/desk/words.ts'
import type { SetUpProps } from '#web/features/receptionist/set-up/set-up-props.ts'
import { SetUpScreen } from '#web/features/receptionist/set-up/set-up-screen.tsx'
import { answerForm, type FormVerb } from '../../answer-form.ts'
import type { Route } from './+types/set-up.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The draft of the set-up, with its experiences. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Omit<SetUpProps, 'refusal'>> {
  const ctx = requestCtx(context)
  const setUp = await getSetUp(ctx)
  const [draft, pause, answers, unanswered, coming, colleagues, lastUsedAt, calendars, widget, model, retention] =
    await Promise.all([
      getDraftView(ctx),
      getPause(ctx, requireMember(ctx).organisationId),
      countEntries(ctx),
      countUnanswered(ctx),
      countComingBookings(ctx),
      listColleagues(ctx),
      findLastUse(ctx),
      getCalendars(ctx),
      getWidgetSetUp(ctx),
      getModelSetUp(ctx),
      getRetention(ctx, requireMember(ctx).organisationId),
    ])
  const { configuration, slug, isPublicBody, holidays } = setUp
  const chosen = colleagues.filter(({ id }) => configuration.mailTo.includes(id))
  const experiences = listExperiences({
    configuration,
    slug,
    isPublicBody,
    isPaused: pause !== null,
    mailed: (chosen.length > 0 ? chosen : colleagues).map(({ name }) => getFirstName(name)),
    answers,
    unanswered,
    nextHoliday: holidays[0],
  })
  const { searchParams } = new URL(request.url)
  const edited = { service: searchParams.get('service') ?? '', diary: searchParams.get('diary') ?? '' }
  return {
    base: receptionistPath(ctx),
    setUp,
    draft,
    experiences,
    coming,
    colleagues,
    lastUsedAt,
    model,
    retention,
    isPaused: pause !== null,
    widget,
    siteUrl: ctx.config.appUrl,
    calendars,
    now: ctx.now().toISOString(),
    edited,
  }
}

/** The verbs of the set-up's forms. Each part is saved on its own. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const after = (part: string, done: string) => `${receptionistPath(ctx)}/set-up?done=${done}#${part}`
  const save =
    (verb: (ctx: Ctx, input: unknown) => Promise<void>, part: string, done = 'saved'): FormVerb =>
    (fields) =>
      verb(ctx, nestFields(fields)).then(() => after(part, done))
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
    'connect-calendar': async (fields) => {
      const { mustChoose } = await connectAccount(ctx, nestFields(fields))
      return after('calendars', mustChoose ? 'calendar-signed-in' : 'calendar-connected')
    },
    'choose-calendar': save(chooseCalendar, 'calendars', 'calendar-connected'),
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

export const shouldRevalidate = revalidateAfterRefusal

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpScreen {...loaderData} refusal={actionData} />
}
