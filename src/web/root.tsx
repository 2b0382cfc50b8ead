import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { getCompany } from '#server/domains/settings/index.ts'
import { nonceContext, requestCtx } from '#server/http/router-context.ts'
import type { Route } from './+types/root.ts'
import './styles/app.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await getCompany(requestCtx(context))
  return { companyName: name, nonce: context.get(nonceContext) }
}

export default function Root() {
  return (
    <html lang="en-IE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
