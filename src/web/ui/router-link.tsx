import type { ComponentProps } from 'react'
import { Link as BrowserLink, NavLink as BrowserNavLink, useLocation } from 'react-router'

type LinkProps = ComponentProps<typeof BrowserLink>
type NavLinkProps = Omit<ComponentProps<typeof BrowserNavLink>, 'className' | 'children' | 'style'> &
  Pick<LinkProps, 'children'> & { className?: string }

/**
 * React Router's link. On the server a plain path is rendered as an `<a>` directly, because React Router resolves each
 * address against all parent routes several times.
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR && isPlain(props.to) ? <Anchor {...props} to={props.to} /> : <BrowserLink {...props} />
}

/** A link that marks itself as current on its page and the pages below it. */
export function NavLink({ className = '', ...rest }: NavLinkProps) {
  const props = { className, ...rest }
  return import.meta.env.SSR && isPlain(props.to) ? (
    <NavAnchor {...props} to={props.to} />
  ) : (
    <BrowserNavLink {...props} />
  )
}

/** An absolute path of this site needs no resolving. */
function isPlain(to: LinkProps['to']): to is string {
  return typeof to === 'string' && /^\/(?!\/)[\w/-]*(?:[?#]|$)/.test(to)
}

function Anchor({
  to,
  discover = 'render',
  defaultShouldRevalidate: _revalidates,
  mask: _mask,
  prefetch: _prefetch,
  preventScrollReset: _keepsPlace,
  relative: _relative,
  reloadDocument: _reloads,
  replace: _replaces,
  state: _state,
  viewTransition: _fades,
  ...rest
}: LinkProps & { to: string }) {
  return <a {...rest} href={to} data-discover={discover === 'render' ? 'true' : undefined} />
}

function NavAnchor({ to, end = false, caseSensitive: _case, className = '', ...rest }: NavLinkProps & { to: string }) {
  const current = useLocation().pathname.toLowerCase()
  const path = to.replace(/[?#].*$/, '').toLowerCase()
  const isActive = current === path || (!end && current.startsWith(`${path}/`))
  const look = isActive ? `${className} active`.trim() : className
  return <Anchor {...rest} aria-current={isActive ? 'page' : undefined} className={look} to={to} />
}
