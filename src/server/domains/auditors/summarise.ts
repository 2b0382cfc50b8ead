import type { Ctx } from '../../context.ts'
import { countOrganisationLines, listActions } from '../audit/index.ts'
import { describeDisclosure, describeModel, describeRetention, describeUsage } from './describe-rules.ts'
import type { Scope } from './period.ts'
import { selectVersions } from './read-versions.ts'
import { RECEPTIONIST_LINES } from './sections.ts'
import { selectBegun, tallyConversations } from './tally-conversations.ts'

/** Returns cheap counts for the preview before a download. */
export async function countRecord(ctx: Ctx, scope: Scope) {
  const countAll = { versions: selectVersions(ctx, scope), conversations: selectBegun(ctx, scope) }
  const [versions, conversations, lines] = await Promise.all([
    countAll.versions.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    countAll.conversations.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    countOrganisationLines(ctx, { ...scope, actions: listActions(...RECEPTIONIST_LINES) }),
  ])
  const sum = [...lines.values()].reduce((total, count) => total + count, 0)
  return { versions: Number(versions.count), lines: sum, conversations: Number(conversations.count) }
}

export type Summary = Awaited<ReturnType<typeof summarise>>

/** Returns the current rules and the counts of the period. */
export async function summarise(ctx: Ctx, scope: Scope) {
  const lines = await countOrganisationLines(ctx, {
    ...scope,
    actions: listActions(...RECEPTIONIST_LINES, 'member.', 'ownership.'),
  })
  return {
    disclosure: await describeDisclosure(ctx),
    conversations: await tallyConversations(ctx, scope),
    model: await describeModel(ctx, scope),
    usage: await describeUsage(ctx, scope),
    retention: await describeRetention(ctx, scope),
    actions: Object.fromEntries(lines),
  }
}
