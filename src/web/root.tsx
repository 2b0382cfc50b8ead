import { lazy, type ReactNode, Suspense, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/root.ts'
import displayFont from './assets/fonts/commissioner-flare-subset.woff2?url'
import textFont from './assets/fonts/instrument-sans-subset.woff2?url'
import { ErrorScreen } from './features/error-screen/error-screen.tsx'
import { keepUnsent } from './features/form/keep-unsent.ts'
import { PortalLoading } from './features/portal-frame/portal-loading.tsx'
import { refusalIn } from './features/portal-frame/refusal.ts'
import { sessionHintScript } from './features/session/session-hint.ts'
import { NonceContext } from './lib/nonce.ts'
import type { Site } from './lib/site.ts'
import type { loader as frameLoader } from './routes/talk/frame.tsx'
import type { loader as talkLoader } from './routes/talk/talk.tsx'
import { themeScript } from './ui/theme-script.ts'
import { Toaster } from './ui/toast.tsx'
import './styles/app.css'

// Every page needs the root, and public pages have no guard.
const AccessDenied = lazy(async () => ({
  default: (await import('./features/portal-frame/access-denied.tsx')).AccessDenied,
}))

/** Company details and the site's address, for headers, footers and meta tags of all pages. */
export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const ctx = requestCtx(context)
  return { company: await getPublicCompany(ctx), appUrl: ctx.config.appUrl }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent]

/** Does nothing, after which the router loads the page's data again: see useReload. */
export const clientAction = () => null

/** Changed settings show after a reload. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  // Conversation pages use their own small script.
  const frame = useRouteLoaderData<typeof frameLoader>('widget-frame')
  const isConversation = useRouteLoaderData<typeof talkLoader>('talk-page') !== undefined || frame !== undefined
  return (
    // The theme script sets data-theme before the first paint.
    <html lang="en-IE" data-theme={frame?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href="/news/feed.xml" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {frame?.theme === undefined && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: `${themeScript};${sessionHintScript}` }}
          />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isConversation && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <PortalLoading>
        <Outlet />
      </PortalLoading>
      <Toaster />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = refusalIn(error)
  if (refusal === undefined) return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
  return (
    <Suspense>
      <AccessDenied {...refusal} />
    </Suspense>
  )
}
