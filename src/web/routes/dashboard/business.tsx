import { AccessDenied } from '#web/features/portal-frame/access-denied.tsx'
import type { Route } from './+types/business.ts'
import { allowedCtx, onlyUserType } from './access.ts'
import { DashboardPage, keepRefusal } from './dashboard-page.tsx'
import { getOverview } from './overview.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyUserType('BUSINESS')]

export async function loader({ context }: Route.LoaderArgs) {
  return { overview: await getOverview(allowedCtx(context)) }
}

/** Changes the page at once, so that it can say that it is loading; a first load comes with everything in it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { overview: keepRefusal(serverLoader().then(({ overview }) => overview)) }
}

export default function BusinessDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage title="Business Dashboard" overview={loaderData.overview} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AccessDenied error={error} />
}
