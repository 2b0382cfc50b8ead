import { anyId, type IdPrefix, id } from './primitives.ts'

/** The id parameters of pages and API, by their names in routes. */
const ID_PARAMS = {
  blockId: 'blk',
  bookingId: 'bkg',
  contactId: 'cnt',
  conversationId: 'cvn',
  documentId: 'doc',
  enquiryId: 'enq',
  entryId: 'kno',
  invoiceId: 'inv',
  memberId: 'mem',
  organisationId: 'org',
  passageId: 'pas',
  policyId: 'pol',
  projectId: 'prj',
  quoteId: 'quo',
  scenarioId: 'sce',
  sessionId: null,
  sourceId: 'mat',
  subscriptionId: 'sub',
  threadId: 'thr',
  ticketId: 'tic',
  toolId: 'tool',
  userId: 'usr',
} as const satisfies Record<string, IdPrefix | null>

type IdParam = keyof typeof ID_PARAMS

/**
 * Returns the id in an address, or '' when it is malformed. No row has the id '', so the verb checks permission first
 * and then answers as for a missing row. PostgreSQL fails on some characters, so they must not reach it.
 */
export function readParam<Params extends Readonly<Record<string, string | undefined>>>(
  params: Params,
  name: keyof Params & IdParam,
): string {
  const prefix = ID_PARAMS[name]
  const schema = prefix === null ? anyId : id(prefix)
  return schema.safeParse(params[name]).data ?? ''
}
