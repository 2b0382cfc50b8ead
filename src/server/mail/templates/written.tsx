import { Paragraph } from './prose.tsx'

/** What a person of ours wrote: an empty line begins a paragraph. */
export function Written({ children }: { children: string }) {
  return children.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Paragraph key={index}>{linesOf(paragraph)}</Paragraph>
  ))
}

function linesOf(paragraph: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
  return paragraph.split('\n').map((line, index) => [index > 0 && <br key={index} />, line])
}
