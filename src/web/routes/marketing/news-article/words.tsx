import type { Words as WordsOfCopy } from '#content/types.ts'
import { TextLink } from '#web/ui/link.tsx'

/** Text with its Irish marked as Irish, and its links as links. */
export function Words({ words }: { words: WordsOfCopy[] }) {
  return words.map((part) => {
    if (typeof part === 'string') return part
    if ('irish' in part) {
      return (
        <span key={part.irish} lang="ga">
          {part.irish}
        </span>
      )
    }
    return (
      <TextLink key={part.href} to={part.href} prefetch="intent">
        {part.link}
      </TextLink>
    )
  })
}
