import type { CompanySettings } from '#contracts/settings.ts'

type Company = Pick<CompanySettings, 'name' | 'legalName' | 'email' | 'phone' | 'addressLines' | 'supervisoryAuthority'>

/**
 * Puts the company's own details where a text says `{company}`, `{legalName}`, `{email}`, `{phone}`, `{address}` or
 * `{authority}`, and other settings where it has their name:
 * in a text, or in every text of a page's content. They are settings, so no page may spell them out.
 */
export function withCompany<Content>(
  content: Content,
  company: Company,
  others: Record<string, string | number> = {},
): Content {
  const details: Record<string, string> = {
    company: company.name,
    legalName: company.legalName,
    email: company.email,
    phone: company.phone,
    address: company.addressLines.join(', '),
    authority: company.supervisoryAuthority.name,
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
  }
  return filledIn(content, details) as Content
}

function filledIn(content: unknown, details: Record<string, string>): unknown {
  if (typeof content === 'string') return content.replaceAll(/\{(\w+)\}/g, (whole, name) => details[name] ?? whole)
  if (Array.isArray(content)) return content.map((part) => filledIn(part, details))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, filledIn(part, details)]))
}
