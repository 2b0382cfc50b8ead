import { DISCLOSURE, DISCLOSURE_VERSION } from '#content/receptionist/disclosure.ts'
import { PLANS } from '#contracts/plans.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { getRetention } from '../contacts/index.ts'
import { findPlanInForce } from '../plans/index.ts'
import { getModelSetUp, getOwnReceptionist } from '../receptionists/index.ts'
import { getSettings } from '../settings/index.ts'
import type { Scope } from './period.ts'

/** Describes the disclosure, by version of its text. */
export async function describeDisclosure(ctx: Ctx) {
  const { configuration, isPublicBody } = await getOwnReceptionist(ctx)
  const { name } = configuration
  return {
    version: DISCLOSURE_VERSION,
    text: { ga: DISCLOSURE.ga(name.ga), en: DISCLOSURE.en(name.en) },
    first: isPublicBody ? 'Irish, always' : 'The language of the conversation',
    canBeTurnedOff: false,
  }
}

/** Describes the answerer: its kind, location and use in the period's months. Omits the key. */
export async function describeModel(ctx: Ctx, { organisationId, from, until }: Scope) {
  const { answerer, euOnly, own, shared } = await getModelSetUp(ctx)
  const chosen = answerer === 'own' ? own : answerer === 'shared' ? shared : null
  const last = irishDay(new Date(Date.parse(until) - 1).toISOString())
  const months = await ctx.db
    .selectFrom('model_uses')
    .select(['month', 'model_turns', 'rules_turns', 'tokens'])
    .where('organisation_id', '=', organisationId)
    .where('month', '>=', irishDay(from).slice(0, 7))
    .where('month', '<=', last.slice(0, 7))
    .orderBy('month')
    .execute()
  return {
    now: {
      answersAreWordedBy: answerer === 'rules' ? 'rules' : answerer === 'own' ? 'own model' : 'shared model',
      onlyInTheEu: euOnly,
      model: chosen && { name: chosen.name, region: chosen.region },
      endpoint: answerer === 'own' && URL.canParse(own.url) ? new URL(own.url).host : null,
    },
    months: months.map(({ month, model_turns, rules_turns, tokens }) => ({
      month,
      turnsByModel: Number(model_turns),
      turnsByRules: Number(rules_turns),
      tokens: Number(tokens),
    })),
  }
}

/** Counts conversations by month, with the limit of the current plan. The counts outlive the conversations. */
export async function describeUsage(ctx: Ctx, { organisationId, from, until }: Scope) {
  const inForce = await findPlanInForce(ctx, organisationId)
  const days = await ctx.db
    .selectFrom('usage_days')
    .select(['day', 'conversations'])
    .where('organisation_id', '=', organisationId)
    .where('day', '>=', irishDay(from))
    .where('day', '<=', irishDay(new Date(Date.parse(until) - 1).toISOString()))
    .orderBy('day')
    .execute()
  const months = new Map<string, number>()
  for (const { day, conversations } of days) {
    const month = day.slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + Number(conversations))
  }
  return {
    conversationsAMonthNow: PLANS[inForce?.plan ?? 'professional'].callsPerMonth,
    months: [...months].map(([month, conversations]) => ({ month, conversations })),
  }
}

/** Describes the retention periods. `deleted` in the record lists what they deleted. */
export async function describeRetention(ctx: Ctx, { organisationId }: Scope) {
  const { auditMonths, sentMailDays } = await getSettings(ctx, 'retention')
  const { conversations, bookings } = await getRetention(ctx, organisationId)
  return {
    conversations: `${conversations} months after the last message`,
    conversationsNobodyWroteIn: '1 day',
    appointments: `${bookings} months after their end`,
    sentMails: `${sentMailDays} days`,
    deletedAnswers: '1 day, their published words for good',
    versions: 'For good',
    auditLines: `${auditMonths} months`,
    sound: 'None is kept',
  }
}
