import { index, type RouteConfig } from '@react-router/dev/routes'

/** The site map: one line a screen. */
export default [index('routes/marketing/home.tsx')] satisfies RouteConfig
