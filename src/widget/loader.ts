import { readOptions } from './options.ts'
import { TalkElement } from './talk-element.ts'

/** The only thing that the page gets: one element with this name. */
const NAME = 'ogham-talk'

/**
 * Other sites load this as `<script src=".../widget.js" data-receptionist="slug" async>`. Whatever goes wrong here, the page
 * of the other site goes on as without it.
 */
function start(): void {
  const script = document.currentScript ?? document.querySelector('script[data-receptionist][src*="/widget.js"]')
  if (!(script instanceof HTMLScriptElement) || document.querySelector(NAME) !== null) return
  const options = readOptions(script, (message) => console.warn(message))
  if (options === undefined) return
  const Talk = (customElements.get(NAME) ?? TalkElement) as typeof TalkElement
  if (Talk === TalkElement) customElements.define(NAME, TalkElement)
  const element = new Talk(options)
  const root = document.documentElement
  // Beside the body, so that a page that replaces its body leaves it alone. `hidden` on the element hides it.
  root.append(element)
  new MutationObserver(() => {
    if (!element.isConnected) document.documentElement.append(element)
  }).observe(root, { childList: true })
}

try {
  start()
} catch (error) {
  console.warn('widget.js:', error)
}
