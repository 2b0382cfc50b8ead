import { href } from 'react-router'
import { formatCount } from '#contracts/words/amounts.ts'
import type { AdminStatistics, SystemHealth } from '#server/domains/operations/index.ts'
import { TextLink } from '#web/ui/link.tsx'
import type { Stat } from '#web/ui/stat-strip.tsx'

const HEALTH_IN_WORDS = { ok: 'Good', attention: 'Needs attention', failing: 'Failing' }

export function adminStats(
  statistics: AdminStatistics,
  health: Pick<SystemHealth, 'overall' | 'well' | 'parts'>,
): Stat[] {
  const { totalUsers, businessUsers, governmentUsers, activeTools, totalProjects, sampleProjects } = statistics
  return [
    {
      label: 'Total Users',
      value: formatCount(totalUsers),
      comparison: `${formatCount(businessUsers)} business, ${formatCount(governmentUsers)} government`,
    },
    { label: 'Active AI Tools', value: formatCount(activeTools), comparison: 'in the catalogue' },
    {
      label: 'Total Projects',
      value: formatCount(totalProjects),
      comparison: `${formatCount(sampleProjects)} of them samples`,
    },
    {
      label: 'System Health',
      value: HEALTH_IN_WORDS[health.overall],
      comparison: (
        <TextLink to={href('/dashboard/admin/health')} isAlone>
          {`${health.well} of ${health.parts} parts are well`}
        </TextLink>
      ),
    },
  ]
}
