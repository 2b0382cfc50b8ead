import { sql } from 'kysely'
import type { Bucket, Measure } from '#contracts/analytics.ts'
import type { Ctx } from '../../context.ts'
import { countByBucket, zipSeries } from './count-by-bucket.ts'

export async function measureRegistrations(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const countUsers = (userType: string) =>
    countByBucket(ctx, buckets, {
      from: sql`users`,
      at: sql`created_at`,
      where: sql`role = 'USER' and user_type = ${userType}`,
    })
  return {
    key: 'registrations',
    title: 'Registrations',
    definition: 'Accounts created in the period. Administrators and erased accounts are not counted.',
    unit: 'count',
    chart: 'stack',
    series: [
      { key: 'business', label: 'Business' },
      { key: 'government', label: 'Government' },
    ],
    values: zipSeries([await countUsers('BUSINESS'), await countUsers('GOVERNMENT')]),
  }
}

export async function measureActiveOrganisations(ctx: Ctx, buckets: Bucket[]): Promise<Measure> {
  const active = await countByBucket(ctx, buckets, {
    from: sql`audit_log
      inner join memberships on memberships.user_id = audit_log.actor_id
      inner join organisations on organisations.id = memberships.organisation_id`,
    at: sql`audit_log.at`,
    where: sql`audit_log.action = 'session.started' and organisations.kind = 'customer'`,
    distinct: sql`organisations.id`,
  })
  return {
    key: 'active-organisations',
    title: 'Active organisations',
    definition:
      'Customers with at least one sign-in during the period. The audit log says so; nothing is counted beyond its retention period.',
    unit: 'count',
    chart: 'bars',
    series: [{ key: 'active', label: 'Organisations' }],
    values: zipSeries([active]),
  }
}
