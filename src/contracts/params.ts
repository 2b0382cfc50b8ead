import { anyId, type IdPrefix, id } from './primitives.ts'

/** The parameters of pages and API that are ids, by their names in the routes. */
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
 * The id in an address. What cannot be one counts as '', which no row has: the verb first checks who may ask, and then
 * answers as for a row that is gone. PostgreSQL fails at some signs, so they must not reach it.
 */
export function paramOf<Params extends Readonly<Record<string, string | undefined>>>(
  params: Params,
  name: keyof Params & IdParam,
): string {
  const prefix = ID_PARAMS[name]
  const schema = prefix === null ? anyId : id(prefix)
  return schema.safeParse(params[name]).data ?? ''
}
