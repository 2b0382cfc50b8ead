import { Paragraph } from './prose.tsx'

/** A text by a member of staff. An empty line starts a paragraph. */
export function StaffMessage({ children }: { children: string }) {
  return children.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Paragraph key={index}>{renderLines(paragraph)}</Paragraph>
  ))
}

function renderLines(paragraph: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
  return paragraph.split('\n').map((line, index) => [index > 0 && <br key={index} />, line])
}
