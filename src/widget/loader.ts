import { readOptions } from './options.ts'
import { TalkElement } from './talk-element.ts'

/** The name of the only element that the widget adds to the page. */
const NAME = 'ogham-talk'

/**
 * Other sites load this as `<script src=".../widget.js" data-receptionist="slug" async>`. An error here must not affect
 * their page.
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
  // Beside the body, for pages that replace their body. `hidden` on the element hides the widget.
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
