import type { CompanySettings } from '#contracts/settings.ts'

type Company = Pick<CompanySettings, 'name' | 'legalName' | 'email' | 'phone' | 'addressLines' | 'supervisoryAuthority'>

/**
 * Replaces `{company}`, `{legalName}`, `{email}`, `{phone}`, `{address}` and `{authority}` by the company's details,
 * and other placeholders by the settings of that name, in one text or in all texts of a page. Pages must not contain
 * these details themselves.
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
