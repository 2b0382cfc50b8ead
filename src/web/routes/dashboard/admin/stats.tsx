import type { AdminStatistics, SystemHealth } from '#server/domains/operations/index.ts'
import { TextLink } from '#web/ui/link.tsx'
import type { Stat } from '#web/ui/stat-strip.tsx'

const HEALTH_IN_WORDS = { ok: 'Good', attention: 'Needs attention', failing: 'Failing' }

/** The four cards over every tab of the administrators. */
export function adminStats(
  statistics: AdminStatistics,
  health: Pick<SystemHealth, 'overall' | 'well' | 'parts'>,
): Stat[] {
  const { totalUsers, businessUsers, governmentUsers, activeTools, totalProjects, sampleProjects } = statistics
  return [
    {
      label: 'Total Users',
      value: NUMBER.format(totalUsers),
      comparison: `${NUMBER.format(businessUsers)} business, ${NUMBER.format(governmentUsers)} government`,
    },
    { label: 'Active AI Tools', value: NUMBER.format(activeTools), comparison: 'in the catalogue' },
    {
      label: 'Total Projects',
      value: NUMBER.format(totalProjects),
      comparison: `${NUMBER.format(sampleProjects)} of them samples`,
    },
    {
      label: 'System Health',
      value: HEALTH_IN_WORDS[health.overall],
      comparison: (
        <TextLink to="/dashboard/admin/health" isAlone>
          {`${health.well} of ${health.parts} parts are well`}
        </TextLink>
      ),
    },
  ]
}

const NUMBER = new Intl.NumberFormat('en-IE')
