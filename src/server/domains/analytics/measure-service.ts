import { sql } from 'kysely'
import type { Bucket, Measure } from '#contracts/analytics.ts'
import type { Ctx } from '../../context.ts'
import { mailStatus } from '../../mail/stored-mails.ts'
import { calculateMedianHours } from './calculate-median-hours.ts'
import { countByBucket, zipSeries } from './count-by-bucket.ts'

const ENQUIRY_KINDS = [
  ['contact', 'Contact', sql`kind = 'contact'`],
  ['licensing', 'Licensing', sql`kind = 'licensing'`],
  ['other', 'Requests from portals and privacy', sql`kind not in ('contact', 'licensing')`],
] as const

export async function measureInquiries(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const counts = ENQUIRY_KINDS.map(([, , kind]) =>
    countByBucket(ctx, buckets, {
      from: sql`enquiries`,
      at: sql`created_at`,
      where: sql`status <> 'spam' and ${kind}`,
    }),
  )
  return {
    key: 'inquiries',
    title: 'Inquiries',
    definition: 'Messages that arrived in the inbox in the period. Spam is not counted.',
    unit: 'count',
    chart: 'stack',
    series: ENQUIRY_KINDS.map(([key, label]) => ({ key, label })),
    values: zipSeries(await Promise.all(counts)),
  }
}

export async function measureAnswerTimes(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const [first, last] = [buckets[0], buckets.at(-1)]
  const answered = await ctx.db
    .selectFrom('enquiries')
    .select(['created_at', 'answered_at'])
    .where('answered_at', '>=', first?.from ?? '')
    .where('answered_at', '<', last?.to ?? '')
    .where('status', '!=', 'spam')
    .execute()
  return {
    key: 'answer-times',
    title: 'Time to answer an inquiry',
    definition:
      'Median hours between an inquiry and its answer, of those answered in the period: half were faster. Zero where none was answered.',
    unit: 'hours',
    chart: 'bars',
    series: [{ key: 'median', label: 'Median hours' }],
    values: buckets.map((bucket) => [calculateMedianHours(answered, bucket)]),
  }
}

export async function measureTickets(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const countTickets = (at: (typeof ENQUIRY_KINDS)[number][2]) =>
    countByBucket(ctx, buckets, { from: sql`tickets`, at, where: sql`source = 'real'` })
  return {
    key: 'tickets',
    title: 'Support tickets',
    definition:
      'Tickets that customers opened in the period, and those resolved in it, whenever they were opened. Samples are left out.',
    unit: 'count',
    chart: 'bars',
    series: [
      { key: 'opened', label: 'Opened' },
      { key: 'resolved', label: 'Resolved' },
    ],
    values: zipSeries([await countTickets(sql`created_at`), await countTickets(sql`resolved_at`)]),
  }
}

const MAIL_STATES = [
  ['sent', 'Sent'],
  ['queued', 'Waiting'],
  ['dead', 'Given up'],
] as const

export async function measureMail(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const counts = MAIL_STATES.map(([status]) =>
    countByBucket(ctx, buckets, { from: sql`outbox`, at: sql`created_at`, where: sql`${mailStatus} = ${status}` }),
  )
  return {
    key: 'mail',
    title: 'Mail delivery',
    definition:
      'Mails written in the period, by what has become of them: sent, still waiting, or given up after all attempts.',
    unit: 'count',
    chart: 'stack',
    series: MAIL_STATES.map(([key, label]) => ({ key, label })),
    values: zipSeries(await Promise.all(counts)),
  }
}
