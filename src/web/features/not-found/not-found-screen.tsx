import { href } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './not-found.css'

const WAYS = [
  { to: href('/ai-receptionist'), label: 'The AI receptionist' },
  { to: href('/pricing'), label: 'Plans and prices' },
  { to: href('/news'), label: 'News' },
  { to: '/#contact', label: 'Ask a person' },
]

export function NotFoundScreen() {
  return (
    <PageContainer className="not-found">
      <BrokenStem />
      <h1 className="display-2">404 Page Not Found</h1>
      <p className="lead mt-step">Did you forget to add the page to the router?</p>
      <p className="mt-3 max-w-lead text-ink-2">
        The link may be old, or the address may have a typing error. One of these pages may help.
      </p>
      <p className="mt-7">
        <ButtonLink to="/" size="lg">
          Go to the home page
        </ButtonLink>
      </p>
      <ul className="not-found-ways">
        {WAYS.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </PageContainer>
  )
}

/** Four strokes, a gap, four strokes: 404. */
function BrokenStem() {
  return (
    <svg className="not-found-stem" viewBox="0 0 720 150" fill="none" aria-hidden="true">
      <path d="M-2000 75H276M444 75H2700" className="stroke-line-strong" strokeWidth="2" />
      <path d="M120 75V8M156 75V8M192 75V8M228 75V8" stroke="currentColor" strokeWidth="9" />
      <path d="M492 75V142M528 75V142M564 75V142M600 75V142" stroke="currentColor" strokeWidth="9" />
    </svg>
  )
}
