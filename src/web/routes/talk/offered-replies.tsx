const OPTION = /^\d+\. (.+)$/gm
const OPTION_LINE = /(\n\d+\. .+)/
const MAX_OPTIONS = 6

/** The text of a message. Its numbered lines are not drawn while the buttons below it have the same words. */
export function MessageText({ text }: { text: string }) {
  return text.split(OPTION_LINE).map((part, index) => {
    const isOption = index % 2 === 1 && index < 2 * MAX_OPTIONS
    return isOption ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <span key={index} className="talk-numbered">
        {part}
      </span>
    ) : (
      part
    )
  })
}

/** Buttons for the numbered choices of a reply. */
export function OfferedReplies({ text, label }: { text: string; label: string }) {
  const options = [...text.matchAll(OPTION)].map(([, option = '']) => option).slice(0, MAX_OPTIONS)
  if (options.length === 0) return null
  return (
    <li data-offered="">
      <span />
      <fieldset className="flex flex-wrap gap-1.5 noscript:hidden" aria-label={label}>
        {options.map((option) => (
          <button key={option} type="button" className="talk-option">
            {option}
          </button>
        ))}
      </fieldset>
    </li>
  )
}
