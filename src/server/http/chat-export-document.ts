import { formatMoment } from '#contracts/words/dates.ts'
import type { MessageExport } from '../domains/chat/index.ts'
import { escapeXml } from './discovery/xml.ts'

const STYLE = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#0d2027}
h1{font-size:1.5rem}ol{padding:0;list-style:none}li{padding:.6rem 0;border-top:1px solid #d8e0dd;break-inside:avoid}
p{margin:.2rem 0;white-space:pre-wrap;overflow-wrap:anywhere}.by{color:#51656d;font-size:.875rem}.kind-notice p:last-child{color:#51656d}`

/** One HTML file that can be read and printed offline: no scripts, no external resources. */
export async function* writeHtmlExport({ title, exportedAt, messages }: MessageExport): AsyncIterable<string> {
  const heading = escapeXml(title)
  yield `<!doctype html>
<html lang="en-IE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${STYLE}</style></head>
<body>
<h1>${heading}</h1>
<p class="by">Exported ${formatMoment(exportedAt)}. Messages are numbered without gaps within the organisation; times are Irish.</p>
<ol>
`
  for await (const message of messages) {
    const side = message.side === 'adviser' ? ', adviser' : ''
    const number = message.number === 0 ? 'Sample' : `No ${message.number}`
    const by = `${number}, ${message.conversation}: ${message.author}${side}, ${formatMoment(message.at)}`
    yield `<li class="kind-${message.kind}"><p class="by">${escapeXml(by)}</p><p>${escapeXml(message.text)}</p></li>\n`
  }
  yield '</ol>\n</body>\n</html>\n'
}
