import { href, NavLink } from 'react-router'
import { SectionLink } from './section-link.tsx'

/** The links of the bar in the specified order. `onChoose` closes the collapsible menu. */
export function NavLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className="nav-links">
      <li>
        <SectionLink section="home" onChoose={onChoose}>
          Home
        </SectionLink>
      </li>
      <li>
        <SectionLink section="services" onChoose={onChoose}>
          Services
        </SectionLink>
      </li>
      <li>
        <NavLink to={href('/pricing')} onClick={onChoose}>
          Pricing
        </NavLink>
      </li>
      <li>
        <SectionLink section="impact" onChoose={onChoose}>
          Impact
        </SectionLink>
      </li>
      <li>
        <SectionLink section="about" onChoose={onChoose}>
          About
        </SectionLink>
      </li>
    </ul>
  )
}
