import type { ArticleBlock } from '#content/types.ts'
import { Words } from './words.tsx'

export function Block({ block }: { block: ArticleBlock }) {
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('text' in block) {
    return (
      <p>
        <Words words={block.text} />
      </p>
    )
  }
  if ('list' in block) return <ul>{listItems(block.list)}</ul>
  if ('steps' in block) return <ol>{listItems(block.steps)}</ol>
  if ('formula' in block) {
    return (
      <figure className="article-formula">
        <p>{block.formula}</p>
        <figcaption>{block.meaning}</figcaption>
      </figure>
    )
  }
  if ('rows' in block) return <Rows {...block} />
  return (
    <p className="article-note">
      <Words words={block.note} />
    </p>
  )
}

function listItems(items: Extract<ArticleBlock, { list: unknown }>['list']) {
  return items.map((item) => (
    <li key={JSON.stringify(item)}>
      <Words words={item} />
    </li>
  ))
}

function Rows({ caption, rows }: Extract<ArticleBlock, { rows: unknown }>) {
  return (
    <table className="article-rows">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Words words={[value]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
